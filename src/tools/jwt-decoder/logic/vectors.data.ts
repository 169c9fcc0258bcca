/** Tokens and keys of others, for the tests: RFC 7515, 7517, 7519, 7520, 8037, and Wycheproof. */

const frodo =
  "SXTigJlzIGEgZGFuZ2Vyb3VzIGJ1c2luZXNzLCBGcm9kbywgZ29pbmcgb3V0IHlvdXIgZG9vci4gWW91IHN0ZXAgb250byB0aGUgcm9hZCwgYW5kIGlmIHlvdSBkb24ndCBrZWVwIHlvdXIgZmVldCwgdGhlcmXigJlzIG5vIGtub3dpbmcgd2hlcmUgeW91IG1pZ2h0IGJlIHN3ZXB0IG9mZiB0by4";
const joe =
  "eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ";

const bilboRsa = {
  kty: "RSA",
  kid: "bilbo.baggins@hobbiton.example",
  use: "sig",
  n: "n4EPtAOCc9AlkeQHPzHStgAbgs7bTZLwUBZdR8_KuKPEHLd4rHVTeT-O-XV2jRojdNhxJWTDvNd7nqQ0VEiZQHz_AJmSCpMaJMRBSFKrKb2wqVwGU_NsYOYL-QtiWN2lbzcEe6XC0dApr5ydQLrHqkHHig3RBordaZ6Aj-oBHqFEHYpPe7Tpe-OfVfHd1E6cS6M1FZcD1NNLYD5lFHpPI9bTwJlsde3uhGqC0ZCuEHg8lhzwOHrtIQbS0FVbb9k3-tVTU4fg_3L_vniUFAKwuCLqKnS2BYwdq_mzSnbLY7h_qixoR7jig3__kRhuaxwUkRz5iaiQkqgc5gHdrNP5zw",
  e: "AQAB",
};
const bilboEc = {
  kty: "EC",
  kid: "bilbo.baggins@hobbiton.example",
  use: "sig",
  crv: "P-521",
  x: "AHKZLLOsCOzz5cY97ewNUajB957y-C-U88c3v13nmGZx6sYl_oJXu9A5RkTKqjqvjyekWF-7ytDyRXYgCF5cj0Kt",
  y: "AdymlHvOiLxXkEhayXQnNCvDX4h9htZaCJN34kfmC6pV5OhQHiraVySsUdaQkAgDPrwQrJmbnX9cwlGfP-HqHZR1",
  d: "AAhRON2r9cqXX1hg-RoI6R1tX5p2rUAYdmpHZoC1XNM56KtscrX6zbKipQrCW9CGZH3T4ubpnoTKLDYJ_fF3_rJt",
};
const wycheproofSecret = {
  alg: "HS256",
  use: "sig",
  k: "-ebuDNsVZ2iJtoZ-akfXTSCt4UO2cruLCsbWlBinggE",
  kid: "kid-aes-sign",
  kty: "oct",
};
export const wycheproofEc = {
  alg: "ES256",
  use: "sig",
  x: "04N0xi21hshyvBp7I167sbE_bXqyqkAPfefdklMO7wY",
  y: "UI8exy-C06a7DUnjIdENkxeFtHM4-l_41LqEw9nVgmw",
  crv: "P-256",
  kid: "kid-ec-sign",
  kty: "EC",
};

/** RFC 7519, 6.1. */
export const unsecured = `eyJhbGciOiJub25lIn0.${joe}.`;

/** RFC 7515, A.1. */
export const joeToken = `eyJ0eXAiOiJKV1QiLA0KICJhbGciOiJIUzI1NiJ9.${joe}.dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk`;

export const good: readonly (readonly [name: string, key: object, token: string])[] = [
  [
    "RFC 7520 4.1, RS256",
    bilboRsa,
    `eyJhbGciOiJSUzI1NiIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.${frodo}.MRjdkly7_-oTPTS3AXP41iQIGKa80A0ZmTuV5MEaHoxnW2e5CZ5NlKtainoFmKZopdHM1O2U4mwzJdQx996ivp83xuglII7PNDi84wnB-BDkoBwA78185hX-Es4JIwmDLJK3lfWRa-XtL0RnltuYv746iYTh_qHRD68BNt1uSNCrUCTJDt5aAE6x8wW1Kt9eRo4QPocSadnHXFxnt8Is9UzpERV0ePPQdLuW3IS_de3xyIrDaLGdjluPxUAhb6L2aXic1U12podGU0KLUQSE_oI-ZnmKJ3F4uOZDnd6QZWJushZ41Axf_fcIe8u9ipH84ogoree7vjbU5y18kDquDg`,
  ],
  [
    "RFC 7520 4.2, PS384",
    bilboRsa,
    `eyJhbGciOiJQUzM4NCIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.${frodo}.cu22eBqkYDKgIlTpzDXGvaFfz6WGoz7fUDcfT0kkOy42miAh2qyBzk1xEsnk2IpN6-tPid6VrklHkqsGqDqHCdP6O8TTB5dDDItllVo6_1OLPpcbUrhiUSMxbbXUvdvWXzg-UD8biiReQFlfz28zGWVsdiNAUf8ZnyPEgVFn442ZdNqiVJRmBqrYRXe8P_ijQ7p8Vdz0TTrxUeT3lm8d9shnr2lfJT8ImUjvAA2Xez2Mlp8cBE5awDzT0qI0n6uiP1aCN_2_jLAeQTlqRHtfa64QQSUmFAAjVKPbByi7xho0uTOcbH510a6GYmJUAfmWjwZ6oD4ifKo8DYM-X72Eaw`,
  ],
  [
    "RFC 7520 4.3, ES512, by the private key",
    bilboEc,
    `eyJhbGciOiJFUzUxMiIsImtpZCI6ImJpbGJvLmJhZ2dpbnNAaG9iYml0b24uZXhhbXBsZSJ9.${frodo}.AE_R_YZCChjn4791jSQCrdPZCNYqHXCTZH0-JZGYNlaAjP2kqaluUIIUnC9qvbu9Plon7KRTzoNEuT4Va2cmL1eJAQy3mtPBu_u_sDDyYjnAMDxXPn7XrT0lw-kvAD890jl8e2puQens_IEKBpHABlsbEPX6sFY8OcGDqoRuBomu9xQ2`,
  ],
  [
    "RFC 7520 4.4, HS256",
    { kty: "oct", k: "hJtXIZ2uSN5kbQfbtTNWbpdmhkV8FJG-Onbc6mxCcYg" },
    `eyJhbGciOiJIUzI1NiIsImtpZCI6IjAxOGMwYWU1LTRkOWItNDcxYi1iZmQ2LWVlZjMxNGJjNzAzNyJ9.${frodo}.s0h6KThzkfBBBkLspW1h84VsJZFTsPPqMDA7g1Md7p0`,
  ],
  [
    "RFC 7515 A.1, HS256",
    {
      kty: "oct",
      k: "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow",
    },
    joeToken,
  ],
  [
    "RFC 7515 A.2, RS256",
    {
      kty: "RSA",
      n: "ofgWCuLjybRlzo0tZWJjNiuSfb4p4fAkd_wWJcyQoTbji9k0l8W26mPddxHmfHQp-Vaw-4qPCJrcS2mJPMEzP1Pt0Bm4d4QlL-yRT-SFd2lZS-pCgNMsD1W_YpRPEwOWvG6b32690r2jZ47soMZo9wGzjb_7OMg0LOL-bSf63kpaSHSXndS5z5rexMdbBYUsLA9e-KXBdQOS-UTo7WTBEMa2R2CapHg665xsmtdVMTBQY4uDZlxvb3qCo5ZwKh9kG4LT6_I5IhlJH7aGhyxXFvUK-DWNmoudF8NAco9_h9iaGNj8q2ethFkMLs91kzk2PAcDTW9gb54h4FRWyuXpoQ",
      e: "AQAB",
    },
    `eyJhbGciOiJSUzI1NiJ9.${joe}.cC4hiUPoj9Eetdgtv3hF80EGrhuB__dzERat0XF9g2VtQgr9PJbu3XOiZj5RZmh7AAuHIm4Bh-0Qc_lF5YKt_O8W2Fp5jujGbds9uJdbF9CUAr7t1dnZcAcQjbKBYNX4BAynRFdiuB--f_nZLgrnbyTyWzO75vRK5h6xBArLIARNPvkSjtQBMHlb1L07Qe7K0GarZRmB_eSN9383LcOLn6_dO--xi12jzDwusC-eOkHWEsqtFZESc6BfI7noOPqvhJ1phCnvWh6IeYI2w9QOYEUipUTI8np6LbgGY9Fs98rqVt5AXLIhWkWywlVmtVrBp0igcN_IoypGlUPQGe77Rw`,
  ],
  [
    "RFC 7515 A.3, ES256",
    {
      kty: "EC",
      crv: "P-256",
      x: "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
      y: "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0",
    },
    `eyJhbGciOiJFUzI1NiJ9.${joe}.DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q`,
  ],
  [
    "RFC 8037 A.4, EdDSA",
    { kty: "OKP", crv: "Ed25519", x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo" },
    "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg",
  ],
  [
    "Wycheproof 1, HS256",
    wycheproofSecret,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9.Zm9v.TD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg",
  ],
  [
    "Wycheproof 18, ES256",
    wycheproofEc,
    "eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0.Zm9v.5cA0OHyMP7ezamUd5c9kV-FrGxdx4hbGXOdplQkutrqWrte5P-pAvsE3Ve6xSyU3YDQwUHjVVOtvcrEbbnZ8yA",
  ],
];

/** RFC 7517, A.2: a key pair that is meant for encryption. */
export const encryptionPair = {
  kty: "EC",
  crv: "P-256",
  x: "MKBCTNIcKUSDii11ySs3526iDZ8AiTo7Tu6KPAqv7D4",
  y: "4Etl6SRW2YiLUrN5vfvVHuhp7x8PxltmWWlbbM4IFyM",
  d: "870MB6gfuTJ4HtUnUvYMyJpr5eUZNP4Bk43bVdj3eAE",
  use: "enc",
  kid: "1",
};

/** RFC 7517, A.3: two secrets. The second signed the token of RFC 7515, A.1. */
export const secretSet = {
  keys: [
    { kty: "oct", alg: "A128KW", k: "GawgguFyGrWKav7AX4VKUg" },
    {
      kty: "oct",
      k: "AyM1SysPpbyDfgZld3umj1qzKObwVMkoqQ-EstJQLr_T-1qS0gZH75aKtMN3Yj0iPS4hcgUuTwjAzZr1Z9CAow",
      kid: "HMAC key used in JWS spec Appendix A.1 example",
    },
  ],
};

/** Wycheproof's forgeries. None may be verified. */
export const forged: readonly (readonly [name: string, key: object, token: string])[] = [
  [
    "2, another signature",
    wycheproofSecret,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9.Zm9v.XD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg",
  ],
  ["3, no signature", wycheproofSecret, "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9.Zm9v."],
  [
    "5, another payload",
    wycheproofSecret,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9.WG9v.TD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg",
  ],
  [
    "6, no payload",
    wycheproofSecret,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1hZXMtc2lnbiJ9..TD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg",
  ],
  [
    "8, another header",
    wycheproofSecret,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6IlhpZC1hZXMtc2lnbiJ9.Zm9v.TD37p4c_0jmreSrBSDmE0F3mYSPtkZ3WrSyI5wb_KTg",
  ],
  ["16, alg none", wycheproofSecret, "eyJhbGciOiJub25lIiwia2lkIjoia2lkLWFlcy1zaWduIn0.Zm9v."],
  [
    "19, another signature",
    wycheproofEc,
    "eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0.Zm9v.XcA0OHyMP7ezamUd5c9kV-FrGxdx4hbGXOdplQkutrqWrte5P-pAvsE3Ve6xSyU3YDQwUHjVVOtvcrEbbnZ8yA",
  ],
  [
    "31, a public key used as a secret",
    wycheproofEc,
    "eyJhbGciOiJIUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIn0.Zm9v.TgWtz2FIRukBQ_mA5sgHa0Ybtgn7bl-YBPAi7Z0XdHU",
  ],
  [
    "32, a key that the token brings along",
    wycheproofEc,
    "eyJhbGciOiJFUzI1NiIsImtpZCI6ImtpZC1lYy1zaWduIiwiandrIjp7Imt0eSI6IkVDIiwia2lkIjoia2lkLWVjLXNpZ24iLCJ1c2UiOiJzaWciLCJhbGciOiJFUzI1NiIsIngiOiJNZG5UWkRJaERKYmZBU2RGcWFtY3BPMkNoOUdOS0sybTBNUWxoNDAyU3BvIiwieSI6Ijdhdko0bHFfV3l4LW5MUERCUTJZcHl0dUh5TWlvMDdCVXl2bDNqYUMtMVkiLCJjcnYiOiJQLTI1NiJ9fQ.Zm9v.4jmsollQD8ZxvySzXYnIEYA4fwaZi2ZbC0aI1J4LYmW2Bn31NhKdjms2N6o51Dff5-InWXQF9m45VtTexl6yjg",
  ],
];
