/** The four skins; scenes and boards are given the current one. */
export type SkinName = 'bg24' | 'v2' | 'v3' | 'v4';
