/** Shows at a glance what other formatters lose: long numbers, their spelling, escapes, order. */
export const sample = `{"order":{"id":17478252242305210114,"placed":"2026-03-14T09:26:53Z","paid":true,"total":1250.00,
"customer":{"name":"Zoë Müller-Ōta","city":"Zürich","email":null},
"items":[{"sku":"TK-10","title":"Mechanical keyboard","quantity":1,"price":1.199e3},{"sku":"TK-9","title":"USB-C cable \\u2013 2 m","quantity":3,"price":17.00}]},
"tags":["first","größte","日本語","🚀"],"scale":{"10":"ten","9":"nine"},"pi":3.14159265358979323846}`;
