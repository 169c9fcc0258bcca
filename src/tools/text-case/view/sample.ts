/** What other converters lose: an acronym, accents, a digit, an apostrophe, other scripts. */
export const sample = `the quick brown fox of NASA doesn't jump
XMLHttpRequest v2 for crème brûlée
привет, мир — नमस्ते दुनिया`;
