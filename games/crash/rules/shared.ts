import * as z from 'zod/mini';
import { multiplier, sum } from '../../kit/rules/money';
import type { Json } from '../../kit/rules/round';
import type { SharedGame } from '../../kit/rules/shared';
import { bet, cut, worth } from './bet';
import { hundredthsAt, reachedMs } from './flight';
import { BETTING_MS, crashRules } from './play';
import { endOf, outcome } from './point';
import { multiplierText } from './times';

const readBet = (wire: Json) => z.decode(bet, wire as never);

/** How the round runs for all players. */
export const crashShared: SharedGame = {
  rules: crashRules,
  panels: 2,
  group: () => null,
  bettingMs: BETTING_MS,
  resultMs: 3_000,
  resultLeastMs: 2_000,
  preDraw: null,
  outcome: (draw) => z.encode(outcome, crashRules.draw(draw, null as never)),
  roundMultiplier: (wire) => multiplierText(endOf(z.decode(outcome, wire as never))),
  opening: () => [{ type: 'bettingOpened', atMs: 0, closesAtMs: BETTING_MS }],
  timeline: (wire) => {
    const end = endOf(z.decode(outcome, wire as never));
    return [
      { type: 'departed', atMs: BETTING_MS },
      { type: 'crashed', atMs: BETTING_MS + reachedMs(end), multiplier: multiplierText(end) },
    ];
  },
  accepts: (wire) => readBet(wire).cashOuts.length === 0,
  repeated: (wire) => wire,
  // Other players' targets are private.
  seen: (wire) => ({ cashOuts: readBet(wire).cashOuts.map(({ part }) => ({ part })) }),
  cashOut: {
    multiplierAt: (runningMs) => multiplier(hundredthsAt(runningMs), 100n),
    automaticMs: (wire) => reachedMs(readBet(wire).target),
    target: (wire) => multiplier(readBet(wire).target, 100n),
    lastMs: (wire) => readBet(wire).cashOuts.at(-1)?.runningMs ?? 0,
    paidCentavos: (wire) => sum(cut(readBet(wire)).ended.map((part) => worth(part.stake, part.multiplier))),
    end: (wire, part, { numerator, denominator }) => {
      const hundredths = (numerator * 100n) / denominator;
      const placed = readBet(wire);
      const cashOut = { part, multiplier: hundredths, runningMs: reachedMs(hundredths) };
      return z.encode(bet, { ...placed, cashOuts: [...placed.cashOuts, cashOut] }) as Json;
    },
    joined: (wire) => ({ ...z.encode(bet, { ...readBet(wire), cashOuts: [] }) }),
    isOver: (wire) => cut(readBet(wire)).riding === 0n,
    event: ({ seat, atMs, multiplier: text }) => ({ type: 'hoppedOff', atMs, seat, multiplier: text }),
  },
};
