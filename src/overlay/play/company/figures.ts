/** "×1,284.60" of "1284.60". */
export const timesText = (multiplier: string): string => `×${multiplier.replace(/\B(?=(\d{3})+\.)/g, ',')}`;
