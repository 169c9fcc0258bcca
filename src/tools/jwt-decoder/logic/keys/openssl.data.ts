/** A key pair and its certificate as `openssl` wrote them, for the tests. They protect nothing. */

export const privatePem = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgnbvzLoc+dZM2np49
PGU5Xp2/SjdBz9IsQeKkX9mtqGChRANCAAQzCcw4Mbfjk5n7AUSpA++FmS08A/RU
JuIkoTgRFh2V9GW80zHNKIQHqIbJlZbZu26iUQ6l//CWyjZWeUYFovxv
-----END PRIVATE KEY-----`;

/** `openssl x509 -text`. */
export const certificateText = `Certificate:
    Data:
        Version: 3 (0x2)
        Serial Number:
            61:53:f7:94:41:7c:58:fa:c6:87:b7:bd:29:f6:58:fb:c4:ce:1e:f2
        Signature Algorithm: ecdsa-with-SHA256
        Issuer: CN = tabkit test
        Validity
            Not Before: Nov 16 02:13:22 2026 GMT
            Not After : Oct 23 02:13:22 2126 GMT
        Subject: CN = tabkit test
        Subject Public Key Info:
            Public Key Algorithm: id-ecPublicKey
                Public-Key: (256 bit)
                pub:
                    04:33:09:cc:38:31:b7:e3:93:99:fb:01:44:a9:03:
                    ef:85:99:2d:3c:03:f4:54:26:e2:24:a1:38:11:16:
                    1d:95:f4:65:bc:d3:31:cd:28:84:07:a8:86:c9:95:
                    96:d9:bb:6e:a2:51:0e:a5:ff:f0:96:ca:36:56:79:
                    46:05:a2:fc:6f
                ASN1 OID: prime256v1
                NIST CURVE: P-256
        X509v3 extensions:
            X509v3 Subject Key Identifier: 
                BD:6D:D2:08:1E:B1:37:45:8F:39:2F:E6:6C:F8:E0:60:C2:77:49:05
            X509v3 Authority Key Identifier: 
                BD:6D:D2:08:1E:B1:37:45:8F:39:2F:E6:6C:F8:E0:60:C2:77:49:05
            X509v3 Basic Constraints: critical
                CA:TRUE
    Signature Algorithm: ecdsa-with-SHA256
    Signature Value:
        30:44:02:20:5c:5d:2b:e7:cf:29:b9:e1:0d:af:78:77:c7:27:
        2e:0a:e4:36:46:12:6d:05:2f:6c:b7:5e:00:e3:06:bc:6a:95:
        02:20:37:d1:08:e0:6d:d3:bc:c1:ff:b0:01:06:29:6d:83:04:
        68:fc:9a:4c:4f:53:6b:bc:c5:9b:cb:f9:9c:e7:bb:68
-----BEGIN CERTIFICATE-----
MIIBgjCCASmgAwIBAgIUYVP3lEF8WPrGh7e9KfZY+8TOHvIwCgYIKoZIzj0EAwIw
FjEUMBIGA1UEAwwLdGFia2l0IHRlc3QwIBcNMjYxMTE2MDIxMzIyWhgPMjEyNjEw
MjMwMjEzMjJaMBYxFDASBgNVBAMMC3RhYmtpdCB0ZXN0MFkwEwYHKoZIzj0CAQYI
KoZIzj0DAQcDQgAEMwnMODG345OZ+wFEqQPvhZktPAP0VCbiJKE4ERYdlfRlvNMx
zSiEB6iGyZWW2btuolEOpf/wlso2VnlGBaL8b6NTMFEwHQYDVR0OBBYEFL1t0gge
sTdFjzkv5mz44GDCd0kFMB8GA1UdIwQYMBaAFL1t0ggesTdFjzkv5mz44GDCd0kF
MA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDRwAwRAIgXF0r588pueENr3h3
xycuCuQ2RhJtBS9st14A4wa8apUCIDfRCOBt07zB/7ABBiltgwRo/JpMT1NrvMWb
y/mc57to
-----END CERTIFICATE-----`;
