/** Design px (a screen 375 px wide) as rem, so that every length grows with the screen. */
export const rem = (designPx: number): string => `${designPx / 16}rem`;
