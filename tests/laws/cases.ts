import * as z from 'zod/mini';
import { allRules, type RulesName } from '../../games/allGames';
import type { Trial } from '../../games/kit/laws/trial';
import type { Json, ParsedBet } from '../../games/kit/rules/round';
import { parseBet } from '../../games/kit/rules/round';
import type { AnyRules } from '../../games/kit/rules/rules';
import { trialsOf } from './trials';

/** A game, or one of its modes, with the trial it is tested by. */
export interface Case {
  /** The game, and its mode where it has several. */
  readonly title: string;
  readonly name: RulesName;
  readonly rules: AnyRules;
  readonly trial: Trial;
}

/** Every game with each of its trials, loyalty games included. */
export const cases: readonly Case[] = (Object.keys(allRules) as RulesName[]).flatMap((name) =>
  trialsOf(name).map((trial) => ({
    title: trial.mode === undefined ? name : `${name} ${trial.mode}`,
    name,
    rules: allRules[name],
    trial,
  })),
);

/** Parses a bet of a trial. Throws if the rules refuse it, because the trial is wrong then. */
export function mustParse(rules: AnyRules, wire: Json): ParsedBet {
  const bet = parseBet(rules, wire);
  if (bet === null) {
    throw new Error(
      `games/${rules.name}/rules/bet.ts refuses a bet of games/${rules.name}/laws/trial.ts: ${JSON.stringify(wire)}`,
    );
  }
  return bet;
}

/** The message of a failed law: the game's file to change, and what is wrong with it. */
export const fix = (game: string, file: string, text: string): string => `games/${game}/${file} ${text}`;

/** Whether a game costs loyalty points instead of money. */
export const isLoyalty = (rules: AnyRules): boolean => rules.pricePoints !== undefined;

/** The cost of a bet: centavos, or points in a loyalty game. Payouts are relative to it. */
export const committed = ({ stakeCentavos, pricePoints }: ParsedBet): bigint =>
  pricePoints > 0 ? BigInt(pricePoints) : stakeCentavos;

/** The outcomes of the trial, decoded to the types of the rules. */
export const outcomesOf = ({ rules, trial }: Case): readonly unknown[] =>
  trial.outcomes.map((wire) => z.decode(rules.outcome, wire as never));

export const sourceAt = (nonce: number, clientSeed = 'laws') => ({
  serverSeed: new Uint8Array(32).fill(0x5a),
  clientSeed,
  nonce,
});
