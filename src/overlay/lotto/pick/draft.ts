import * as z from 'zod/mini';
import type { BodyOf } from '../../../../contract/call';
import type { LineLeft } from '../../../../contract/envelope';
import { drawNumber, type lottoCalls } from '../../../../contract/lotto';
import {
  hasOrders,
  isLottoPick,
  LOTTO_GAMES,
  LOTTO_LINES_MAX,
  type LottoGame,
  type LottoLine,
  type LottoOrder,
  type LottoPick,
  pickKey,
} from '../../../../games/kit/fairness/lotto/lines';
import { centavos } from '../../../../games/kit/rules/money';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { storedAtom } from '../../../shared/store/storedAtom';

const game = z.enum(['2D', '3D']);
const order = z.enum(['straight', 'any']);
const number = z.int().check(z.gte(0), z.lte(31));

const draftLine = z.object({
  game,
  numbers: z.array(number),
  order,
  /** The stake in whole pesos. */
  pesos: z.int().check(z.gte(1), z.lte(10_000)),
});

/** A line of the pool. */
export type DraftLine = z.output<typeof draftLine>;

const draft = z.object({
  /** The draw that the pool was collected for; null while the pool is empty. */
  draw: z.nullable(drawNumber),
  game,
  /** The places of the line that is being picked, by game. */
  places: z.object({
    '2D': z.array(z.nullable(number)).check(z.length(2)),
    '3D': z.array(z.nullable(number)).check(z.length(3)),
  }),
  order,
  /** The stake of the next line in whole pesos. */
  pesos: z.int().check(z.gte(1), z.lte(10_000)),
  lines: z.array(draftLine).check(z.maxLength(LOTTO_LINES_MAX)),
});

/** What a player has picked and not bought yet. */
export type Draft = z.output<typeof draft>;

type Places = readonly (number | null)[];

const FIRST_STAKE_PESOS = 20;

const noPlaces = (): Draft['places'] => ({ '2D': [null, null], '3D': [null, null, null] });

export const emptyDraft = (): Draft => ({
  draw: null,
  game: '2D',
  places: noPlaces(),
  order: 'straight',
  pesos: FIRST_STAKE_PESOS,
  lines: [],
});

/** Kept on the device, also while the page is left and through a log-in. */
export const draftAtom = storedAtom(stored('lottoDraft', draft, emptyDraft));

export const changeDraft = (change: (draft: Draft) => Draft): void =>
  changeAtom(draftAtom, change(readAtom(draftAtom)));

/** The places after a tap on a number: the first empty one takes it, or the last one where none is empty. */
export function withNumber(places: Places, picked: number): (number | null)[] {
  const empty = places.indexOf(null);
  const at = empty === -1 ? places.length - 1 : empty;
  return places.map((before, place) => (place === at ? picked : before));
}

/** The places with one of them empty. */
export const without = (places: Places, at: number): (number | null)[] =>
  places.map((before, place) => (place === at ? null : before));

/** The places with numbers in the empty ones, as many as there are. */
export function filled(places: Places, numbers: readonly number[]): (number | null)[] {
  let next = 0;
  return places.map((before) => before ?? numbers[next++] ?? null);
}

/** How many places are empty. */
export const emptyPlaces = (places: Places): number => places.filter((place) => place === null).length;

/** The pick of the places; null while one is empty. Numbers that are all equal have one order only. */
export function pickOf({ game: of, places, order: wanted }: Draft): LottoPick | null {
  const numbers = places[of].filter((place) => place !== null);
  if (numbers.length < LOTTO_GAMES[of].places) return null;
  return { game: of, numbers, order: hasOrders(numbers) ? wanted : 'straight' };
}

/** Why a pick cannot be added to the pool; null where it can. */
export function whyNotAdd(pool: readonly DraftLine[], pick: LottoPick): 'poolFull' | 'pickTwice' | null {
  if (pool.some((line) => pickKey(line) === pickKey(pick))) return 'pickTwice';
  return pool.length >= LOTTO_LINES_MAX ? 'poolFull' : null;
}

/** The draft with its pick as one more line, and the places empty; the same draft where the pick cannot be added. */
export function added(before: Draft, draw: number): Draft {
  const pick = pickOf(before);
  if (pick === null || whyNotAdd(before.lines, pick) !== null) return before;
  return {
    ...before,
    draw: before.lines.length === 0 ? draw : before.draw,
    places: { ...before.places, ...emptied(before.game) },
    lines: [...before.lines, { ...pick, numbers: [...pick.numbers], pesos: before.pesos }],
  };
}

const emptied = (of: LottoGame) => ({ [of]: noPlaces()[of] }) as Partial<Draft['places']>;

/** The draft with empty places of its game. */
export const cleared = (before: Draft): Draft => ({
  ...before,
  places: { ...before.places, ...emptied(before.game) },
});

/** The draft without its pool. A line that is being picked stays. */
export const withoutPool = (before: Draft): Draft => ({ ...before, draw: null, lines: [] });

/** The draft without the lines of a ticket that was bought. Lines that were added while it was sent stay. */
export function bought(before: Draft, ticket: readonly LottoPick[]): Draft {
  const keys = ticket.map(pickKey);
  const lines = before.lines.filter((line) => !keys.includes(pickKey(line)));
  return lines.length === 0 ? withoutPool(before) : { ...before, lines };
}

/** The draft without a line. */
export function removed(before: Draft, at: number): Draft {
  const lines = before.lines.filter((_, index) => index !== at);
  return { ...before, lines, draw: lines.length === 0 ? null : before.draw };
}

/** The draft with a line back in its places, to be picked again. */
export function reopened(before: Draft, at: number): Draft {
  const line = before.lines[at];
  if (line === undefined) return before;
  return {
    ...removed(before, at),
    game: line.game,
    places: { ...before.places, [line.game]: [...line.numbers] },
    order: line.order,
    pesos: line.pesos,
  };
}

/** The draft with another stake for a line, in whole pesos. */
export const staked = (before: Draft, at: number, pesos: number): Draft => ({
  ...before,
  lines: before.lines.map((line, index) => (index === at ? { ...line, pesos } : line)),
});

/** The draft with the lines of a ticket for a draw. Lines with stakes that are no longer taken get the nearest one. */
export function refilled(
  before: Draft,
  lines: readonly (LottoPick & { readonly stake: bigint })[],
  { draw, least, most }: { readonly draw: number | null; readonly least: number; readonly most: number },
): Draft {
  const pool = lines.filter(isLottoPick).slice(0, LOTTO_LINES_MAX);
  return {
    ...before,
    draw,
    lines: pool.map(({ game: of, numbers, order: by, stake }) => ({
      game: of,
      numbers: [...numbers],
      order: by,
      pesos: Math.min(most, Math.max(least, Number(stake / 100n))),
    })),
  };
}

/**
 * What the pick of a line still takes, in whole pesos: 0 where that is less than the least stake; null for a line that was
 * not refused. `at` is its place in the pool from 0, as in the refusal.
 */
export function leftFor(left: readonly LineLeft[], at: number, least: number): number | null {
  const pesos = left.find(({ line }) => line === at)?.leftPesos;
  if (pesos === undefined) return null;
  return pesos < least ? 0 : pesos;
}

/** A line with its stake in centavos. */
export const lineOf = ({ game: of, numbers, order: by, pesos }: DraftLine): LottoLine => ({
  game: of,
  numbers,
  order: by,
  stake: centavos(BigInt(pesos) * 100n),
});

type WireLines = BodyOf<(typeof lottoCalls)['buy']>['lines'];

/** The lines as the call takes them. */
export const wireLines = (lines: readonly DraftLine[]): WireLines =>
  lines.map((line) => ({ ...lineOf(line), numbers: [...line.numbers] }) as WireLines[number]);

/** What all lines cost together, in pesos. */
export const totalPesos = (lines: readonly DraftLine[]): number =>
  lines.reduce((sum, { pesos }) => sum + pesos, 0);

export type { LottoGame, LottoOrder };
