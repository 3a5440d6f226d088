/** Converts design px (a screen 375 px wide) to rem, so that every length scales with the screen. */
export const rem = (designPx: number): string => `${designPx / 16}rem`;
