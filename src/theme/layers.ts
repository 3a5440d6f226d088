/** Stacking order, lowest first. The stage's canvas is at 0, below the whole overlay. */
export const layers = {
  page: 1,
  nav: 20,
  sheet: 40,
  toast: 60,
  curtain: 80,
} as const;
