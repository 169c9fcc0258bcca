/** The name that RFC 9562 makes its examples from, and two more. */
export const sampleNames = "www.example.com\nexample.org\nexample.net";

/** The version 7 of RFC 9562, appendix A.6: it was made at 2:22:22.00 pm on 2022-02-22. */
export const sampleId = "017F22E2-79B0-7CC3-98C4-DC0C0C07398F";
