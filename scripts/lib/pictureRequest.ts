import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  type Cell,
  cellHash,
  FORCED,
  LANGUAGES,
  readCell,
  SCREENS,
  SKIN_NAMES,
  TIER_NAMES,
} from '../../gallery/cell';

export const USAGE = `npm run picture -- GAME/MOMENT [--skin NAME] [--lang NAME] [--size WxH] [--seed N] [--t MS]
  [--tier NAME] [--reduced-motion] [--board] [--out FILE.png]
npm run picture -- GAME/${FORCED} --want small [--bet JSON] [--from N] [...]: a round that is searched for`;

/** What to take a picture of, and where to write it. */
export interface PictureRequest {
  readonly cell: Cell;
  /** Of the page, with the hash of the cell. */
  readonly address: string;
  /** Absolute path of the PNG. */
  readonly file: string;
}

/** An invalid command line. The message names the setting, the given value and the valid ones. */
export class RequestError extends Error {}

/**
 * Reads the arguments of `npm run picture`. `momentsOf` names the moments of each game.
 * @throws {RequestError} for whatever is unknown or out of range, rather than taking a default's picture
 */
export function readPictureRequest(
  args: readonly string[],
  momentsOf: Readonly<Record<string, readonly string[]>>,
): PictureRequest {
  const { values, positionals } = parse(args);
  const [name = ''] = positionals;
  const [game = '', moment = ''] = name.split('/');
  const moments = [...(momentsOf[oneOf('the game', game, Object.keys(momentsOf))] ?? []), FORCED];
  oneOf(`the moment of ${game}`, moment, moments);
  if (positionals.length > 1) throw new RequestError(`One picture at a time; got ${positionals.join(' ')}`);

  const query = new URLSearchParams({ still: '1' });
  const set = (key: string, value: string | undefined) => {
    if (value !== undefined) query.set(key, value);
  };
  set('skin', values.skin && oneOf('--skin', values.skin, SKIN_NAMES));
  set('lang', values.lang && oneOf('--lang', values.lang, LANGUAGES));
  set('tier', values.tier && oneOf('--tier', values.tier, TIER_NAMES));
  const size = values.size ?? `${SCREENS[0].width}x${SCREENS[0].height}`;
  const [, width, height] = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(size) ?? [];
  if (width === undefined || height === undefined || Number(width) > 4096 || Number(height) > 4096) {
    throw new RequestError(
      `--size is "${size}"; it must be WIDTHxHEIGHT in CSS px up to 4096, as in 375x812`,
    );
  }
  set('w', width);
  set('h', height);
  set('seed', values.seed && wholeNumber('--seed', values.seed, 2 ** 32 - 1));
  set('t', values.t && wholeNumber('--t', values.t, 3_600_000));
  set('from', values.from && wholeNumber('--from', values.from, 2 ** 31));
  set('bet', values.bet);
  set('want', values.want);
  if (values['reduced-motion']) set('reducedMotion', '1');
  if (values.board) {
    set('board', '1');
    set('result', '1');
  }

  const cell = readCell(`#/${game}/${moment}?${query}`);
  if (cell === null) throw new RequestError(USAGE);
  const file = resolve(values.out ?? `${game}-${moment}-${size}.png`);
  if (!file.endsWith('.png')) throw new RequestError(`--out is "${values.out}"; it must end with .png`);
  return { cell, address: `/gallery.html${cellHash(cell)}`, file };
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        skin: text,
        lang: text,
        size: text,
        seed: text,
        t: text,
        tier: text,
        bet: text,
        want: text,
        from: text,
        out: text,
        'reduced-motion': { type: 'boolean' },
        board: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new RequestError(`${error instanceof Error ? error.message : error}\n${USAGE}`);
  }
}

function oneOf(what: string, got: string, valid: readonly string[]): string {
  if (valid.includes(got)) return got;
  throw new RequestError(`${what} is "${got}"; it must be one of: ${valid.join(', ')}`);
}

function wholeNumber(what: string, got: string, max: number): string {
  if (/^\d+$/.test(got) && Number(got) <= max) return got;
  throw new RequestError(`${what} is "${got}"; it must be a whole number from 0 to ${max}`);
}
