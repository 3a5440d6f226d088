/** Small silhouettes around a tile's hero, by the motif of the background. */
export const ORNAMENTS_OF = {
  rays: ['coins-pile', 'star-swirl', 'gems', 'sun'],
  stage: ['spades', 'hearts'],
  sea: ['clownfish', 'oyster-pearl', 'tropical-fish'],
  burst: ['star-swirl', 'coconuts', 'lightning-trio'],
  felt: ['token', 'spades', 'hearts'],
  balls: ['star-swirl', 'clover'],
  pit: ['feathered-wing', 'feather'],
} as const;

export const ORNAMENTS: readonly string[] = Object.values(ORNAMENTS_OF).flat();
