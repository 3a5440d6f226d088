import * as z from 'zod/mini';
import { type Chip, chipCentavos } from '../../kit/board/chips';
import { type Centavos, centavos, sum, ZERO } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet, COLORS_NAMED, KINDS, type Kind, type Position, positionKey } from '../rules/bet';
import type { Color } from '../rules/colors';

/** What a tap on a field means: each mode bets on another kind of position. */
export const MODES = ['one', 'two', 'three', 'triple', 'special'] as const;
export type Mode = (typeof MODES)[number];

export const isMode = (value: unknown): value is Mode => MODES.includes(value as Mode);

/** The kind that tapping fields bets on; the special mode has fields of its own. */
export const KIND_OF_MODE: Readonly<Record<Exclude<Mode, 'special'>, Kind>> = {
  one: 'single',
  two: 'pair',
  three: 'trio',
  triple: 'triple',
};

export type Place = Pick<Position, 'kind' | 'colors'>;

/** The chips on the table. Immutable: each change gives a new table. */
export interface Table {
  /** In the same order for the same bet: by kind, then by colours. */
  readonly positions: readonly Position[];
  /** Colours picked for a combination that is not complete yet, in ascending order. */
  readonly picked: readonly Color[];
  /** The chips belong to the last round; the next chip begins a new bet. */
  readonly spent: boolean;
}

export const EMPTY: Table = { positions: [], picked: [], spent: false };

export const keyOf = positionKey;

export const stakeOn = (table: Table, place: Place): Centavos =>
  table.positions.find((position) => keyOf(position) === keyOf(place))?.stake ?? ZERO;

export const totalCentavos = ({ positions }: Table): Centavos => sum(positions.map(({ stake }) => stake));

/** Adds one chip to a place. */
export function place(table: Table, { kind, colors }: Place, chip: Chip): Table {
  const standing = table.spent ? [] : table.positions;
  const key = keyOf({ kind, colors });
  const before = standing.find((position) => keyOf(position) === key)?.stake ?? ZERO;
  const position: Position = {
    kind,
    colors: [...colors],
    stake: centavos(before + chipCentavos(chip)),
  };
  const positions = [...standing.filter((other) => keyOf(other) !== key), position].sort(inOrder);
  return { positions, picked: [], spent: false };
}

/** The place that has more chips in the second table; null if there is none. */
export function changedKey(before: Table, after: Table): string | null {
  const grown = after.positions.find((position) => {
    const stood = before.spent ? ZERO : stakeOn(before, position);
    return position.stake > stood;
  });
  return grown === undefined ? null : keyOf(grown);
}

/** Taps a colour: bets on it, or picks it for a combination and bets on that once it is complete. */
export function tap(table: Table, mode: Exclude<Mode, 'special'>, color: Color, chip: Chip): Table {
  const kind = KIND_OF_MODE[mode];
  const picked = table.picked.includes(color)
    ? table.picked.filter((other) => other !== color)
    : [...table.picked, color].sort((a, b) => a - b);
  if (picked.length === COLORS_NAMED[kind]) return place(table, { kind, colors: picked }, chip);
  return { ...table, picked };
}

/** Removes every chip of a place. */
export function lift(table: Table, key: string): Table {
  const standing = table.spent ? [] : table.positions;
  return { ...table, positions: standing.filter((position) => keyOf(position) !== key), spent: false };
}

/** Doubles each stack; chips of the last round become a new bet of twice their size. */
export const doubled = (table: Table): Table => ({
  positions: table.positions.map((position) => ({ ...position, stake: centavos(position.stake * 2n) })),
  picked: [],
  spent: false,
});

/** The round is over: the chips on the table are the last bet, to be repeated or replaced. */
export const spend = (table: Table): Table => ({ ...table, picked: [], spent: true });

/** A table of a bet in wire form; empty if the rules refuse it. */
export function standing(wire: Json | null, spent = false): Table {
  const parsed = wire === null ? null : z.safeDecode(bet, wire as never);
  if (!parsed?.success) return EMPTY;
  return { positions: [...parsed.data.positions].sort(inOrder), picked: [], spent };
}

export const betOf = ({ positions }: Table): Bet => ({ positions: [...positions] });

/** The bet in wire form; null without chips. */
export const wireOf = (table: Table): Json | null =>
  table.positions.length === 0 ? null : (z.encode(bet, betOf(table)) as Json);

const inOrder = (a: Position, b: Position): number =>
  KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || (keyOf(a) < keyOf(b) ? -1 : 1);
