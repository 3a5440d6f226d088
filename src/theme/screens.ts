/** Tablet and wider: the nav becomes a rail and sheets become dialogs. A phone in landscape stays a phone. */
export const WIDE = '(min-width: 768px) and (min-height: 500px), (min-width: 600px) and (min-height: 600px)';

/** Desktop: the rail has labels, the column grows. */
export const DESKTOP = '(min-width: 1200px) and (min-height: 500px)';

export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** A mouse or a pen: only these can hover. */
export const FINE = '(hover: hover) and (pointer: fine)';
