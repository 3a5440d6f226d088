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

/** A settled bet and the balances after it. */
export interface Placed {
  readonly round: SettledRound;
  readonly finance: Centavos;
  readonly bonus: Centavos;
}

/** A bet for money. */
export interface RealBet {
  /** In wire form. */
  readonly bet: Json;
  /** The run that it belongs to; missing for a single bet. */
  readonly runId?: string;
}

/**
 * Places a real bet. Its key is created before sending and kept over retries and reloads; `onChecking` is called when
 * the answer is late and the call is repeated. Rejects with an ApiError.
 */
export const placeBet = (game: string, bet: RealBet, onChecking: () => void): Promise<Placed> =>
  send(playCalls.bet, bet, { params: { game }, quiet: true, onChecking });

/** The bet that this player sent from this device and that has no answer yet, or null. */
export function unansweredBet(game: string): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null) return null;
  const url = playCalls.bet.path.replace('{game}', game);
  return openIntents(uid, Date.now()).find((intent) => intent.url === url) ?? null;
}

/** Repeats an unanswered bet under its own key. Rejects with an ApiError. */
export const settleBet = (intent: Intent): Promise<Placed> => repeatIntent(playCalls.bet, intent);

/** The bet inside a stored request; null when it cannot be read. */
export function betOf(intent: Intent): Json | null {
  try {
    const parsed = z.safeParse(z.object({ bet: z.unknown() }), JSON.parse(intent.body));
    return parsed.success ? (parsed.data.bet as Json) : null;
  } catch {
    return null;
  }
}

/** What a board remembers: its chip, its mode, and the current bet. */
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

/** Stores habits. Each part of a board has its own, so they are merged with those already stored. */
export function rememberHabits(game: string, habits: Json): void {
  const { habits: before } = boardMemory(game);
  remember(game, { habits: isRecord(before) && isRecord(habits) ? { ...before, ...habits } : habits });
}

const isRecord = (value: Json): value is { readonly [name: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const modesAtom = storedAtom(
  stored('playModes', z.record(z.string(), z.enum(['real', 'demo'])), () => ({}) as Record<string, PlayMode>),
);

/** What the player last played a game for; null before the first time. */
export const lastMode = (game: string): PlayMode | null => readAtom(modesAtom)[game] ?? null;

export const keepMode = (game: string, mode: PlayMode): void =>
  changeAtom(modesAtom, { ...readAtom(modesAtom), [game]: mode });
