import type { CSSProperties } from 'react';

/** How wide a title is, in letters, for a style that writes long ones smaller. A Chinese sign is as wide as two. */
const lettersOf = (title: string): number =>
  Math.max(
    1,
    [...title].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0),
  );

/** Tells a style how long a title is. `variable` is `var(--name)`, as its sheet knows it. */
export const countLetters = (variable: string, title: string): CSSProperties =>
  ({ [variable.slice('var('.length, -1)]: lettersOf(title) }) as CSSProperties;
