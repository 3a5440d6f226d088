/**
 * Every colour, radius, shadow and face a component may use, by role. Skins set the roles as CSS custom properties on
 * the html element, brands override some; no other file names a colour.
 */
export const ROLES = {
  bg: '--bg',
  bg2: '--bg-2',
  surface: '--surface',
  raised: '--raised',
  line: '--line',
  lineStrong: '--line-strong',
  text: '--text',
  muted: '--muted',
  accent: '--accent',
  accentLo: '--accent-lo',
  accentContrast: '--accent-contrast',
  accentText: '--accent-text',
  accent2: '--accent-2',
  accent2Contrast: '--accent-2-contrast',
  pos: '--pos',
  neg: '--neg',
  warn: '--warn',
  overlay: '--overlay',
  focus: '--focus',
  radiusS: '--r-s',
  radiusM: '--r-m',
  radiusL: '--r-l',
  radiusPill: '--r-pill',
  radiusButton: '--r-btn',
  radiusSheet: '--r-sheet',
  faceDisplay: '--f-display',
  faceUi: '--f-ui',
  gradientAccent: '--g-accent',
  gradientPage: '--g-page',
  gradientSurface: '--g-surface',
  gradientRim: '--g-rim',
  shadow1: '--sh-1',
  shadow2: '--sh-2',
  glow: '--sh-glow',
} as const;

export type Role = keyof typeof ROLES;

/** Each role as a CSS value: `look.accent` is `var(--accent)`. */
export const theme = Object.fromEntries(
  Object.entries(ROLES).map(([role, property]) => [role, `var(${property})`]),
) as Readonly<Record<Role, string>>;
