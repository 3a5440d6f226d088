import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import * as z from 'zod/mini';
import { playCalls, type Seeds, type SettledRound } from '../../../contract/play';
import type { Centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import { repeatIntent, send } from '../api/api';
import { type Intent, openIntents } from '../api/intents';
import { uidAtom } from '../session/session';
import { stored } from '../storage/storage';
import { changeAtom, readAtom } from '../store/store';
import { storedAtom } from '../store/storedAtom';
import { deviceClientSeed } from './clientSeed';

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

/** The player's rounds of one game. */
export interface Rounds {
  readonly state: 'loading' | 'ready' | 'failed';
  /** Newest first. */
  readonly list: readonly SettledRound[];
  readonly total: number;
}

const NO_ROUNDS: Rounds = { state: 'loading', list: [], total: 0 };
const PAGE = 20;

/** The player's rounds of a game as far as they are loaded. */
export const roundsAtom = atomFamily((_game: string) => atom<Rounds>(NO_ROUNDS));

/** Loads the newest rounds. Never rejects: the state says so. */
export async function loadRounds(game: string): Promise<void> {
  const rounds = roundsAtom(game);
  changeAtom(rounds, (known) => ({ ...known, state: 'loading' }));
  try {
    const page = await send(playCalls.history, { pageNum: 1, pageSize: PAGE }, { params: { game } });
    changeAtom(rounds, { state: 'ready', list: page.rounds, total: page.total });
  } catch {
    changeAtom(rounds, (known) => ({ ...known, state: 'failed' }));
  }
}

/** Loads the next page. Rounds played meanwhile have moved the pages, so ids decide what is new. */
export async function loadMoreRounds(game: string): Promise<void> {
  const rounds = roundsAtom(game);
  const { list, total } = readAtom(rounds);
  if (list.length >= total) return;
  changeAtom(rounds, (known) => ({ ...known, state: 'loading' }));
  try {
    const pageNum = Math.floor(list.length / PAGE) + 1;
    const page = await send(playCalls.history, { pageNum, pageSize: PAGE }, { params: { game } });
    changeAtom(rounds, (known) => ({
      state: 'ready',
      list: [
        ...known.list,
        ...page.rounds.filter((next) => known.list.every((old) => old.roundId !== next.roundId)),
      ],
      total: page.total,
    }));
  } catch {
    changeAtom(rounds, (known) => ({ ...known, state: 'failed' }));
  }
}

/** A round was just settled. */
export function addRound(round: SettledRound): void {
  changeAtom(roundsAtom(round.game), (known) =>
    known.list.some(({ roundId }) => roundId === round.roundId)
      ? known
      : { ...known, list: [round, ...known.list], total: known.total + 1 },
  );
}

/** Another player, or none: what was loaded is not theirs. */
export function forgetRounds(game: string): void {
  changeAtom(roundsAtom(game), NO_ROUNDS);
  changeAtom(seedsAtom(game), null);
}

/** The player's pair of seeds; null until loaded. */
export const seedsAtom = atomFamily((_game: string) => atom<Seeds | null>(null));

/**
 * Loads the pair. A new pair has no client seed yet: its commitments stand first, and only then does the seed
 * made on this device go out. Throws an ApiError.
 */
export async function loadSeeds(game: string): Promise<Seeds> {
  const params = { game };
  const shown = await send(playCalls.seeds, {}, { params });
  const seeds =
    shown.clientSeed === ''
      ? await send(playCalls.seeds, { clientSeed: deviceClientSeed() }, { params })
      : shown;
  changeAtom(seedsAtom(game), seeds);
  return seeds;
}

/**
 * Reveals the pair in use and starts the next with a client seed. `nextCommitment` is the one the player was
 * shown. The revealed server seed is written into the rounds it drew, and returned. Throws an ApiError.
 */
export async function rotateSeeds(
  game: string,
  clientSeed: string,
  nextCommitment: string,
): Promise<{ readonly serverSeed: string; readonly seeds: Seeds }> {
  const { revealed, seeds } = await send(playCalls.rotate, { game, clientSeed, nextCommitment });
  changeAtom(seedsAtom(game), seeds);
  changeAtom(roundsAtom(game), (known) => ({
    ...known,
    list: known.list.map((round) =>
      round.commitment === revealed.commitment ? { ...round, serverSeed: revealed.serverSeed } : round,
    ),
  }));
  return { serverSeed: revealed.serverSeed, seeds };
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
