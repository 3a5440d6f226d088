import * as z from 'zod/mini';
import { createDraw, type DrawSource } from './draw';
import { type Centavos, subtract } from './money';
import type { AnyRules } from './rules';

/** JSON as it is sent and stored. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** A settled round in wire form, so that server, demo, history and verifier can compare it byte for byte. */
export interface Round {
  readonly game: string;
  readonly bet: Json;
  readonly outcome: Json;
  readonly events: readonly Json[];
  readonly stakeCentavos: Centavos;
  readonly payoutCentavos: Centavos;
  /** The points that a loyalty game moves; missing for all others. */
  readonly points?: { readonly price: number; readonly payout: number };
}

/** What a bet commits before the draw. */
export interface ParsedBet {
  /** The canonical wire form: the same bet always gives the same JSON. */
  readonly wire: Json;
  readonly inside: unknown;
  readonly stakeCentavos: Centavos;
  /** What it costs in loyalty points; 0 for a bet of money. */
  readonly pricePoints: number;
  readonly maxPayoutCentavos: Centavos;
}

/** Reads a bet from the wire; null if the rules refuse it. */
export function parseBet(rules: AnyRules, wire: unknown): ParsedBet | null {
  const parsed = z.safeDecode(rules.bet, wire as never);
  if (!parsed.success) return null;
  return {
    wire: z.encode(rules.bet, parsed.data, CHECKED) as Json,
    inside: parsed.data,
    stakeCentavos: rules.stakeCentavos(parsed.data),
    pricePoints: rules.pricePoints?.(parsed.data) ?? 0,
    maxPayoutCentavos: rules.maxPayoutCentavos(parsed.data),
  };
}

/** The bet has just been decoded and checked; encoding with the schema would repeat each check at every level. */
const CHECKED = { skipChecks: true, reportInput: false };

/** Draws and settles one bet. The same arguments give the same round in every runtime. */
export function playRound(rules: AnyRules, bet: ParsedBet, source: DrawSource): Round {
  const outcome = rules.draw(createDraw(rules.name, source), bet.inside);
  const settlement = rules.settle(bet.inside, outcome);
  return {
    game: rules.name,
    bet: bet.wire,
    outcome: z.encode(rules.outcome, outcome) as Json,
    events: settlement.events.map((event) => z.encode(rules.event, event) as Json),
    stakeCentavos: bet.stakeCentavos,
    payoutCentavos: settlement.payoutCentavos,
    ...(rules.pricePoints === undefined
      ? {}
      : { points: { price: bet.pricePoints, payout: settlement.payoutPoints ?? 0 } }),
  };
}

/** The player's net result in centavos: payout minus stake. */
export const netCentavos = (round: Pick<Round, 'stakeCentavos' | 'payoutCentavos'>): Centavos =>
  subtract(round.payoutCentavos, round.stakeCentavos);
