/** A phone in landscape. */
export const LOW = '(min-aspect-ratio: 1/1) and (max-height: 479px)';

/** Where the right column has room above the board: landscape tablets and desktops. */
export const ABOVE_BOARD = '(min-width: 1000px) and (min-aspect-ratio: 1/1) and (min-height: 600px)';

/** Where there is a column on the left of the scene as well. */
export const THREE_COLUMNS = '(min-width: 1200px) and (min-aspect-ratio: 1/1) and (min-height: 600px)';

/** Where there is room beside the board, under the scene: portrait tablets. */
export const BESIDE_BOARD = '(min-width: 700px) and (max-aspect-ratio: 999/1000) and (min-height: 800px)';

/** Wherever a game may have a side: what is shown there, the styles decide. */
export const HAS_SIDE = '(min-width: 700px) and (min-height: 600px)';
