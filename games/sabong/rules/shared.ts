import * as z from 'zod/mini';
import type { Json } from '../../kit/rules/round';
import type { SharedGame } from '../../kit/rules/shared';
import { bet } from './bet';
import { MATCHUPS, NUMBERS } from './matchups';
import { outcome, outcomeOf } from './outcome';
import { sabongRules } from './play';
import { BETTING_MS, opening, story } from './story';

const readBet = (wire: Json) => z.decode(bet, wire as never);
const cardOf = (card: Json): number => {
  if (typeof card !== 'number') throw new TypeError('the posted card is not a number');
  return card;
};

/** How a contest runs for all players. */
export const sabongShared: SharedGame = {
  rules: sabongRules,
  // Several sides, and more on a side already backed, until betting closes.
  panels: 8,
  group: (wire) => readBet(wire).side,
  bettingMs: BETTING_MS,
  resultMs: 4_000,
  resultLeastMs: 3_000,
  preDraw: {
    draw: 'sabong-card',
    clientSeed: 'card',
    read: (draw) => draw.uniform(MATCHUPS.length),
    namedBy: (wire) =>
      typeof wire === 'object' && wire !== null && 'card' in wire ? (wire.card ?? null) : null,
  },
  outcome: (draw, card) => outcomeOf(cardOf(card), draw.uniform(NUMBERS)),
  roundMultiplier: null,
  opening: (card) => [opening(cardOf(card))],
  timeline: (wire) => story(z.decode(outcome, wire as never)),
  // A bet is on the odds its player saw, so a contest without a posted card accepts none.
  accepts: (wire, card) => card !== null && readBet(wire).card === card,
  repeated: (wire) => {
    const { stake, side } = z.encode(bet, readBet(wire));
    return { stake, side };
  },
  seen: (wire) => ({ side: readBet(wire).side }),
  cashOut: null,
};
