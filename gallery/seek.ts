import { createDraw, type DrawSource, seedToHex } from '../games/kit/rules/draw';
import { type Json, type ParsedBet, parseBet, playRound, type Round } from '../games/kit/rules/round';
import type { AnyRules } from '../games/kit/rules/rules';
import { postedIn } from '../games/kit/rules/shared';
import { type WinTier, winTier } from '../games/kit/rules/tier';
import { isWanted, type Want } from '../games/kit/rules/want';
import { allRules, isRulesName } from '../games/rulebook';
import { sharedGame } from '../games/sharedBook';

export const TIERS: readonly WinTier[] = ['loss', 'returned', 'small', 'big', 'mega'];
/** Finds what comes up once in 20,000 rounds nearly always, and gives up within a few seconds. */
export const TRIES_MAX = 100_000;

const CLIENT_SEED = 'gallery';
const SEED_BYTES = 32;

/** A round that a designer wishes to see. */
export interface Wish {
  readonly rules: AnyRules;
  readonly bet: ParsedBet;
  readonly want: Want;
}

/** A round that came out as wished, and what it was drawn from. */
export interface Found {
  readonly round: Round;
  /** As hex. */
  readonly serverSeed: string;
  readonly clientSeed: string;
  readonly nonce: number;
  /** The try that found it, counted from 0. */
  readonly atTry: number;
}

/** Reads a wish: the bet in wire form as JSON, and a tier's name or a part of the outcome as JSON; null if unread. */
export function readWish(game: string, betText: string, wantText: string): Wish | null {
  if (!isRulesName(game)) return null;
  const rules: AnyRules = allRules[game];
  const bet = parseBet(rules, json(betText));
  const tier = TIERS.find((name) => name === wantText);
  const outcome = tier === undefined ? json(wantText) : undefined;
  if (bet === null || (tier === undefined && outcome === undefined)) return null;
  return { rules, bet, want: tier === undefined ? { outcome } : { tier } };
}

/** The first of the tries from `from` to `to` that comes out as wished; null when none does. */
export function seekIn({ rules, bet, want }: Wish, seed: number, from: number, to: number): Found | null {
  for (let atTry = from; atTry < to; atTry += 1) {
    const source = { serverSeed: seedOf(seed, atTry), clientSeed: CLIENT_SEED, nonce: 0 };
    if (!fits(rules.name, bet.wire, source.serverSeed)) continue;
    if (want.tier !== undefined && tierOf(rules, bet, source) !== want.tier) continue;
    const round = playRound(rules, bet, source);
    if (isWanted(round, want)) return { ...source, round, atTry, serverSeed: seedToHex(source.serverSeed) };
  }
  return null;
}

/** The tier of a round, without writing the round down: most are looked at and left. */
function tierOf(rules: AnyRules, { inside, stakeCentavos }: ParsedBet, source: DrawSource): WinTier {
  const outcome = rules.draw(createDraw(rules.name, source), inside);
  return winTier(stakeCentavos, rules.settle(inside, outcome).payoutCentavos);
}

/** The outcome of some round of the game, to show how one is written. */
export function someOutcome(game: string, betText: string): string {
  const wish = readWish(game, betText, 'loss');
  const round = wish === null ? null : seekIn({ ...wish, want: {} }, 0, 0, TRIES_MAX)?.round;
  return round == null ? '' : JSON.stringify(round.outcome);
}

/** Whether all see this round: its scene is told how many are aboard, not what was bet. */
export const isShared = (game: string): boolean => sharedGame(game) !== null;

/** Any 32 bytes are a seed; these tell which of the search they are. */
function seedOf(seed: number, atTry: number): Uint8Array {
  const bytes = new Uint8Array(SEED_BYTES);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, seed);
  view.setUint32(4, atTry);
  return bytes;
}

/** Whether a bet can go to the round of a seed, where that posts something before betting. */
function fits(game: string, bet: Json, serverSeed: Uint8Array): boolean {
  const shared = sharedGame(game);
  if (shared === null || shared.preDraw === null) return true;
  return shared.accepts(bet, postedIn(shared, serverSeed, 0));
}

/** Undefined for what is no JSON. */
function json(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}
