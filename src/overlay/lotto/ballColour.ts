/** The colours of the balls of 2D, in the order of the palettes of the draw. */
export const BALL_COLOURS = ['purple', 'red', 'green', 'blue', 'gold'] as const;

export type BallColour = (typeof BALL_COLOURS)[number];

/** The last number of each colour but the last; 2D has the numbers 1 to 31. */
const LAST_OF_COLOUR = [6, 11, 17, 24] as const;

/** The place of a number's colour in {@link BALL_COLOURS}, the same in the draw, on tickets and in every list. */
export const colourIndexOf = (number: number): number =>
  number > 30 ? 2 : LAST_OF_COLOUR.filter((last) => number > last).length;

export const ballColourOf = (number: number): BallColour => BALL_COLOURS[colourIndexOf(number)] ?? 'red';
