/** The four looks of the house; scenes and boards are told which one they stand in. */
export type SkinName = 'bg24' | 'v2' | 'v3' | 'v4';
