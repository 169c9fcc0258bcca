/** Signed with the secret below, issued in 2026 and good until 2100. Its account is a long number. */
export const sampleToken =
  "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCIsImtpZCI6IjIwMjYtMDEifQ.eyJpc3MiOiJodHRwczovL2F1dGguZXhhbXBsZS5jb20iLCJzdWIiOiJ1LTEyMzQ1Njc4OTAiLCJhdWQiOiJodHRwczovL2FwaS5leGFtcGxlLmNvbSIsIm5hbWUiOiJab8OrIE3DvGxsZXIiLCJlbWFpbCI6InpvZUBleGFtcGxlLmNvbSIsInJvbGVzIjpbImVkaXRvciIsInJldmlld2VyIl0sImFjY291bnQiOjE3NDc4MjUyMjQyMzA1MjEwMTE0LCJpYXQiOjE3NjcyMjU2MDAsIm5iZiI6MTc2NzIyNTYwMCwiZXhwIjo0MTAyNDQ0ODAwfQ.F2Te6ob9RM3-GtyJhv9RA-0oBoo93kE_5rtoHX1El-g";
export const sampleSecret = "your-256-bit-secret-is-at-least-32-bytes";

/** What a new token starts with. */
export const samplePayload = `{
  "sub": "1234567890",
  "name": "Zoë Müller",
  "iat": 1767225600,
  "exp": 4102444800
}`;
