/** The address of a brand's emergency picture. */
export const emergencyArt = (brandId: string): string => `/brand/${brandId}/emergency.svg`;
