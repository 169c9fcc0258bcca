/** A table with a header, as spreadsheets export it. */
export const sampleList = `name,content
Menu,https://example.com/menu
Table 1,https://example.com/order?table=1
Table 2,https://example.com/order?table=2
Guest Wi-Fi,WIFI:T:WPA;S:Guests;P:welcome2026;;
`;
