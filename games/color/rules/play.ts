import * as z from 'zod/mini';
import type { Draw } from '../../kit/rules/draw';
import { type Centavos, centavos, type Multiplier, payoutFloor, sum } from '../../kit/rules/money';
import type { GameRules, Settlement } from '../../kit/rules/rules';
import { winTier } from '../../kit/rules/tier';
import { type Bet, bet, type Position, positionKey, stakeCentavos } from './bet';
import { ALL_COLORS, COLOR_COUNT, type Color, type Cubes } from './colors';
import { type ColorEvent, event } from './events';
import { manifest } from './manifest';
import { odds, positionPays } from './paytable';

const outcome = z.custom<Cubes>(
  (value) =>
    Array.isArray(value) && value.length === 3 && value.every((cube) => ALL_COLORS.includes(cube as Color)),
);

const throwCube = (draw: Draw): Color => draw.uniform(COLOR_COUNT) as Color;

function settle(placed: Bet, cubes: Cubes): Settlement<ColorEvent> {
  const stake = stakeCentavos(placed);
  const won = placed.positions.flatMap((position): Extract<ColorEvent, { type: 'positionWon' }>[] => {
    const pays = positionPays(position, cubes);
    if (pays === null) return [];
    const { kind, colors } = position;
    const payout = payoutFloor(position.stake, pays);
    const fraction = `${pays.numerator}/${pays.denominator}`;
    return [{ type: 'positionWon', kind, colors, stake: position.stake, pays: fraction, payout }];
  });
  const payout = sum(won.map((position) => position.payout));
  return {
    payoutCentavos: payout,
    events: [
      { type: 'gateOpened' },
      ...cubes.map((color, cube): ColorEvent => ({ type: 'cubeStopped', cube, color })),
      ...won,
      { type: 'roundSettled', stake, payout, tier: winTier(stake, payout) },
    ],
  };
}

/** Every outcome regardless of the order of the cubes, which never changes a multiplier. */
const MULTISETS: readonly Cubes[] = ALL_COLORS.flatMap((a) =>
  ALL_COLORS.filter((b) => b >= a).flatMap((b) =>
    ALL_COLORS.filter((c) => c >= b).map((c): Cubes => [a, b, c]),
  ),
);

/** The multiplier of a position for each of the multisets; computed once, because every bet needs all of them. */
const paysOfPosition = new Map<string, readonly (Multiplier | null)[]>();

function paysOf(position: Position): readonly (Multiplier | null)[] {
  const key = positionKey(position);
  const known = paysOfPosition.get(key);
  if (known !== undefined) return known;
  const pays = MULTISETS.map((cubes) => positionPays(position, cubes));
  paysOfPosition.set(key, pays);
  return pays;
}

function maxPayoutCentavos(placed: Bet): Centavos {
  const payouts = MULTISETS.map(() => 0n);
  for (const position of placed.positions) {
    paysOf(position).forEach((pays, index) => {
      if (pays !== null) payouts[index] = (payouts[index] ?? 0n) + payoutFloor(position.stake, pays);
    });
  }
  let most = 0n;
  for (const payout of payouts) if (payout > most) most = payout;
  return centavos(most);
}

/** 10001, the colour game: three cubes of six colours. */
export const colorRules: GameRules<Bet, Cubes, ColorEvent> = {
  id: manifest.id,
  name: manifest.name,
  version: 'v1',
  bet,
  outcome,
  event,
  odds,
  stakeCentavos,
  maxPayoutCentavos,
  draw: (draw) => [throwCube(draw), throwCube(draw), throwCube(draw)],
  settle,
};
