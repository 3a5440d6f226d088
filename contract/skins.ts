export const SKIN_NAMES = ['bg24', 'v2', 'v3', 'v4'] as const;

export type SkinName = (typeof SKIN_NAMES)[number];

/** Page colour of each skin, for what is painted before its style sheet has loaded. */
export const SKIN_PAGES: Readonly<Record<SkinName, string>> = {
  bg24: '#0A0806',
  v2: '#FFF6E5',
  v3: '#090618',
  v4: '#EFF4F2',
};
