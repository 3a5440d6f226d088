import * as z from 'zod/mini';
import { playCalls, type SettledRound } from '../../../contract/play';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import { repeatIntent, send } from '../api/api';
import { type Intent, openIntents } from '../api/intents';
import { uidAtom } from '../session/session';
import { stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';

/** For pesos or for play money. */
export type PlayMode = 'real' | 'demo';

/** A settled bet and the balances it left. */
export interface Placed {
  readonly round: SettledRound;
  readonly finance: Centavos;
  readonly bonus: Centavos;
}

/** A bet for money. */
export interface RealBet {
  /** In wire form. */
  readonly bet: Json;
  /** The run that it belongs to; missing for a bet on its own. */
  readonly runId?: string;
}

/**
 * Places a real bet. The key is minted before sending and kept over retries and reloads; `onChecking` is told
 * when the answer is late and is being asked for again. Throws an ApiError.
 */
export const placeBet = (game: string, bet: RealBet, onChecking: () => void): Promise<Placed> =>
  send(playCalls.bet, bet, { params: { game }, quiet: true, onChecking });

/** The bet that this player sent from here and that nobody has answered yet, or null. */
export function unansweredBet(game: string): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null) return null;
  const url = playCalls.bet.path.replace('{game}', game);
  return openIntents(uid, Date.now()).find((intent) => intent.url === url) ?? null;
}

/** Asks again what became of a bet, under its own key. Throws an ApiError. */
export const settleBet = (intent: Intent): Promise<Placed> => repeatIntent(playCalls.bet, intent);

/** The bet inside a kept request; null when it cannot be read. */
export function betOf(intent: Intent): Json | null {
  try {
    const parsed = z.safeParse(z.object({ bet: z.unknown() }), JSON.parse(intent.body));
    return parsed.success ? (parsed.data.bet as Json) : null;
  } catch {
    return null;
  }
}

/** What a board wants to find again: its chip, its mode, and the bet that stands on it. */
export interface BoardMemory {
  readonly draft: Json | null;
  readonly habits: Json | null;
}

const json = z.custom<Json>((value) => value !== undefined);
const memoriesAtom = storedAtom(
  stored(
    'boards',
    z.record(z.string(), z.object({ draft: z.nullable(json), habits: z.nullable(json) })),
    () => ({}) as Record<string, BoardMemory>,
  ),
);

export const boardMemory = (game: string): BoardMemory =>
  readAtom(memoriesAtom)[game] ?? { draft: null, habits: null };

export const remember = (game: string, change: Partial<BoardMemory>): void =>
  changeAtom(memoriesAtom, { ...readAtom(memoriesAtom), [game]: { ...boardMemory(game), ...change } });

/** Habits come bit by bit, each board part with its own: what is new joins what was remembered before. */
export function rememberHabits(game: string, habits: Json): void {
  const { habits: before } = boardMemory(game);
  remember(game, { habits: isRecord(before) && isRecord(habits) ? { ...before, ...habits } : habits });
}

const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const modesAtom = storedAtom(
  stored('playModes', z.record(z.string(), z.enum(['real', 'demo'])), () => ({}) as Record<string, PlayMode>),
);

/** What the player last played a game for; null when never asked. */
export const lastMode = (game: string): PlayMode | null => readAtom(modesAtom)[game] ?? null;

export const keepMode = (game: string, mode: PlayMode): void =>
  changeAtom(modesAtom, { ...readAtom(modesAtom), [game]: mode });
