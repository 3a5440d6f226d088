/** What every target returns in the long run, in percent; the laws count it. */
export const RETURN_PERCENT = '99.00';
