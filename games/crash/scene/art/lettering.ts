/**
 * A few letters as strokes in a box 14 high: an SVG image cannot use the page's fonts, and this way it looks the same
 * on every machine.
 */
const GLYPHS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [9, 'M0 14L4.5 0L9 14M2 9.5H7'],
  D: [8, 'M0 0H3C10 0 10 14 3 14H0Z'],
  H: [8, 'M0 0V14M8 0V14M0 7H8'],
  I: [0, 'M0 0V14'],
  K: [8, 'M0 0V14M8 0L0 8M3 5.4L8 14'],
  L: [7, 'M0 0V14H7'],
  N: [8, 'M0 14V0L8 14V0'],
  O: [9, 'M4.5 0C-1 0-1 14 4.5 14S10 0 4.5 0Z'],
  S: [8, 'M8 2.5C7-.8 0-.6 0 3.6C0 7.4 8 6.4 8 10.4C8 15 0 14.6 0 11'],
  T: [9, 'M0 0H9M4.5 0V14'],
  Y: [8, 'M0 0L4 7L8 0M4 7V14'],
  '0': [9, 'M4.5 0C-1 0-1 14 4.5 14S10 0 4.5 0Z'],
  '1': [4, 'M0 3L4 0V14'],
  '2': [9, 'M0 3.6C.6-1 8.6-1 8.6 3.8C8.6 7.5 2 10 .2 14H9'],
  '3': [8.6, 'M.4 1.6C3-.8 8-.6 8 3.4C8 6.4 5 6.6 3.4 6.6C6 6.6 8.6 7.4 8.6 10.4C8.6 14.8 2.4 15 0 12.2'],
  '5': [8.8, 'M8 0H1.4L.8 6C4 4.4 8.8 5.4 8.8 9.4C8.8 14.4 2.4 15 0 12.2'],
  '×': [7, 'M0 4.5L7 11.5M7 4.5L0 11.5'],
};

const GAP = 5;

/** The word as one group of strokes, centred on 0, 0 and `height` high. Unknown letters are left out. */
export function lettering(word: string, height: number, stroke: string, weight = 3.2): string {
  const glyphs = [...word].flatMap((letter) => GLYPHS[letter] ?? []) as (number | string)[];
  let x = 0;
  let paths = '';
  for (let index = 0; index < glyphs.length; index += 2) {
    paths += `<path transform="translate(${x} 0)" d="${glyphs[index + 1]}"/>`;
    x += Number(glyphs[index]) + GAP;
  }
  const scale = height / 14;
  return (
    `<g transform="translate(${(-(x - GAP) / 2) * scale} ${-height / 2}) scale(${scale})" fill="none" ` +
    `stroke="${stroke}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round">${paths}</g>`
  );
}
