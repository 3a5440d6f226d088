/** Where a brand's picture for bad days is. */
export const emergencyArt = (brandId: string): string => `/brand/${brandId}/emergency.svg`;
