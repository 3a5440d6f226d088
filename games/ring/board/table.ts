import * as z from 'zod/mini';
import { type Centavos, centavos, sum, ZERO } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import { type Bet, bet, type Position } from '../rules/bet';
import { COLORS, type Color } from '../rules/segments';

/** Stakes on the four colours. Immutable: each change gives a new table. */
export interface Table {
  /** In the order of the colours. */
  readonly positions: readonly Position[];
  /** The stakes belong to the last round; the next one begins a new bet. */
  readonly spent: boolean;
}

export const EMPTY: Table = { positions: [], spent: false };

export const stakeOn = ({ positions }: Table, color: Color): Centavos =>
  positions.find((position) => position.color === color)?.stake ?? ZERO;

export const totalCentavos = ({ positions }: Table): Centavos => sum(positions.map(({ stake }) => stake));

/** Adds to the stake of a colour. */
export function add(table: Table, color: Color, stakeCentavos: Centavos): Table {
  const before = table.spent ? EMPTY : table;
  return withStakes((each) => {
    const stood = stakeOn(before, each);
    return each === color ? centavos(stood + stakeCentavos) : stood;
  });
}

/** Removes the stake of a colour. */
export function lift(table: Table, color: Color): Table {
  const before = table.spent ? EMPTY : table;
  return withStakes((each) => (each === color ? ZERO : stakeOn(before, each)));
}

function withStakes(stakeOf: (color: Color) => Centavos): Table {
  const positions = COLORS.map((color) => ({ color, stake: stakeOf(color) }));
  return { positions: positions.filter(({ stake }) => stake > 0n), spent: false };
}

/** The round is over: the stakes on the table are the last bet, to be repeated or replaced. */
export const spend = (table: Table): Table => ({ ...table, spent: true });

/** A table of a bet in wire form; empty if the rules refuse it. */
export function standing(wire: Json | null, spent = false): Table {
  const parsed = wire === null ? null : z.safeDecode(bet, wire as never);
  return parsed?.success ? { positions: parsed.data.positions, spent } : EMPTY;
}

export const betOf = ({ positions }: Table): Bet => ({ positions: [...positions] });

/** The bet in wire form; null without a stake. */
export const wireOf = (table: Table): Json | null =>
  table.positions.length === 0 ? null : (z.encode(bet, betOf(table)) as Json);
