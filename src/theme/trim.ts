/**
 * Colours that only the shell uses. They are not roles, because neither scenes nor boards may use them; a skin fills
 * them all the same.
 */
export const TRIM = {
  gradientTitle: '--t-title',
  gradientHero: '--t-hero',
  gradientHeroJade: '--t-hero-jade',
  gradientHeroNight: '--t-hero-night',
  gradientKey: '--t-key',
  gradientNav: '--t-nav',
  gradientWell: '--t-well',
  soft: '--t-soft',
  track: '--t-track',
  edge: '--t-edge',
  edgeLit: '--t-edge-lit',
  edgeKey: '--t-edge-key',
  shine: '--t-shine',
  shineKey: '--t-shine-key',
  ray: '--t-ray',
  lattice: '--t-lattice',
  amount: '--t-amount',
} as const;

export type Trim = keyof typeof TRIM;

export const trim = Object.fromEntries(
  Object.entries(TRIM).map(([name, property]) => [name, `var(${property})`]),
) as Readonly<Record<Trim, string>>;
