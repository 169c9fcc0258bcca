/** Whether this is `npm run proof`, which tries on everything what `npm test` tries on a sample. */
export const isProof = process.env.TABKIT_PROOF !== undefined;
