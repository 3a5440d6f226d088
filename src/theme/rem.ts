/** Converts design px (a screen 375 px wide) to rem, so that every length scales with the screen. */
export const rem = (designPx: number): string => `${designPx / 16}rem`;

/** Least width and height of what is touched: 44 px, also on a phone that is so narrow that its rem is smaller. */
export const TARGET = `max(44px, ${rem(44)})`;
