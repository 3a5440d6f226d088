/** Converts design px (at a screen width of 375 px) to rem, so that every length scales with the screen. */
export const rem = (designPx: number): string => `${designPx / 16}rem`;
