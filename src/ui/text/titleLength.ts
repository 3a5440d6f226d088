import type { CSSProperties } from 'react';

/** The width of a title in letters, for a style that sets long ones smaller. A Chinese character counts as two. */
const lettersOf = (title: string): number =>
  Math.max(
    1,
    [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0),
  );

/** The inline style that sets a CSS variable to the length of a title. `variable` is `var(--name)`. */
export const titleLengthStyle = (variable: string, title: string): CSSProperties =>
  ({ [variable.slice('var('.length, -1)]: lettersOf(title) }) as CSSProperties;
