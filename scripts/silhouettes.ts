/**
 * Writes assets/art/tiles/silhouettes.json: the game-icons (CC BY 3.0) named by catalogue titles and by the tile
 * painter, with coordinates rounded to whole units of their 512. The result is committed; run `npm run fix:silhouettes`
 * after naming another one.
 */
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { ORNAMENTS } from '../assets/art/tiles/ornaments';
import { MOTIF_OF_WORD } from '../contract/motifs';

const FILE = 'assets/art/tiles/silhouettes.json';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

const set: IconSet = createRequire(import.meta.url)('@iconify-json/game-icons/icons.json');

/** How many numbers each command takes. */
const TAKES: Readonly<Record<string, number>> = {
  m: 2,
  l: 2,
  h: 1,
  v: 1,
  c: 6,
  s: 4,
  q: 4,
  t: 2,
  a: 7,
  z: 0,
};

type Point = readonly [number, number];

function numbersOf(text: string, isArc: boolean): number[] {
  if (!isArc)
    return [...text.matchAll(/-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi)].map(([number]) => Number(number));
  // The two flags of an arc may be written without separators.
  const number = '(-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e-?\\d+)?)[\\s,]*';
  const arc = new RegExp(`${number}${number}${number}([01])[\\s,]*([01])[\\s,]*${number}${number}`, 'gi');
  return [...text.matchAll(arc)].flatMap((found) => found.slice(1).map(Number));
}

/**
 * The same outline in whole numbers, relative to the previous point. Rounding errors are carried on, so that a long
 * outline ends where it should.
 */
function rounded(path: string): string {
  let out = '';
  let at: Point = [0, 0];
  let drawn: Point = [0, 0];
  let start: Point = [0, 0];
  let drawnStart: Point = [0, 0];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-z])([^a-z]*(?:e-?\d[^a-df-z]*)*)/gi)) {
    const command = letter.toLowerCase();
    const isRelative = letter === command;
    const takes = TAKES[command];
    if (takes === undefined) throw new Error(`there is no command ${letter} in a path`);
    if (command === 'z') {
      out += 'z';
      at = start;
      drawn = drawnStart;
      continue;
    }
    const numbers = numbersOf(rest, command === 'a');
    for (let index = 0; index < numbers.length; index += takes) {
      const part = numbers.slice(index, index + takes);
      const from: Point = isRelative ? at : [0, 0];
      const round = (value: number, axis: 0 | 1) => Math.round(from[axis] + value) - drawn[axis];
      const name = command === 'm' && index > 0 ? 'l' : command;
      let values: number[];
      if (command === 'h') values = [round(part[0] ?? 0, 0)];
      else if (command === 'v') values = [round(part[0] ?? 0, 1)];
      else if (command === 'a') {
        const [rx = 0, ry = 0, turn = 0, large = 0, sweep = 0, x = 0, y = 0] = part;
        values = [
          Math.round(rx * 10) / 10,
          Math.round(ry * 10) / 10,
          turn,
          large,
          sweep,
          round(x, 0),
          round(y, 1),
        ];
      } else values = part.map((value, place) => round(value, (place % 2) as 0 | 1));
      const [lastX, lastY] = part.slice(-2);
      if (command === 'h') at = [from[0] + (part[0] ?? 0), at[1]];
      else if (command === 'v') at = [at[0], from[1] + (part[0] ?? 0)];
      else at = [from[0] + (lastX ?? 0), from[1] + (lastY ?? 0)];
      drawn = [Math.round(at[0]), Math.round(at[1])];
      if (command === 'm' && index === 0) {
        start = at;
        drawnStart = drawn;
      }
      out += name + values.join(' ').replaceAll(' -', '-');
    }
  }
  return out;
}

function silhouette(name: string): string {
  const body = set.icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon named ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => rounded(path ?? '')).join('');
}

const names = new Set([
  ...Object.values(MOTIF_OF_WORD).flatMap((words) => Object.values(words)),
  ...ORNAMENTS,
]);
const found = Object.fromEntries([...names].toSorted().map((name) => [name, silhouette(name)]));
const text = `${JSON.stringify(found, null, 1)}\n`;
writeFileSync(FILE, text);
console.log(`${FILE} ${names.size} silhouettes, ${(text.length / 1024).toFixed(0)} kB`);
