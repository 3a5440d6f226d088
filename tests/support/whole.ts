/**
 * True in `npm run soak -- whole`, which runs at full size the tests of which `npm test` runs a selection. The selections
 * are the same in every run.
 */
export const isWhole = process.env.TEST_SIZE === 'whole';
