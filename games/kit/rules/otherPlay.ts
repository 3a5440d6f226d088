/** Play for money that has no rules in the rulebook: the names of its draws, of its chains, and of its sums. */

/** Three draws a day. */
export const LOTTO = 'lotto';

/** The synthetic markets. */
export const TRADE = 'trade';
