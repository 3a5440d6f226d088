/** The two sides of sabong have names, the same in every language. */
export const SIDE_NAMES = ['Meron', 'Wala'] as const;
