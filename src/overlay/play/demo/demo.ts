import { atom } from 'jotai';
import { atomFamily } from 'jotai-family';
import * as z from 'zod/mini';
import { round, type SettledRound } from '../../../../contract/play';
import { type Centavos, formatPesos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import { reportEvent } from '../../../shared/missions/reportEvent';
import { deviceClientSeed } from '../../../shared/play/clientSeed';
import { demoAccountsAtom } from '../../../shared/play/demoAccounts';
import { stored } from '../../../shared/storage/storage';
import { changeAtom, readAtom } from '../../../shared/store/store';
import { storedAtom } from '../../../shared/store/storedAtom';
import { askRng, type RevealedRound } from '../../../shared/workers/rng';
import {
  type DemoGame,
  entered,
  isDemoId,
  newDemoGame,
  newDemoId,
  paid,
  refilled,
  staked,
  suggestsRealPlay,
  validated,
} from './demoAccount';

/** What demo needs of a game: its name, and how many entries count as made before the first visit. */
export interface DemoCard {
  readonly name: string;
  readonly demoEntriesAtStart: number;
}

const idAtom = storedAtom(stored('demoId', z.string(), () => ''));

const startAtom = atomFamily((_game: string) => atom(0));

/** One game's demo balance and counts, stored on the device. */
export const demoGameAtom = atomFamily((game: string) =>
  atom(
    (get): DemoGame => {
      const kept = get(demoAccountsAtom)[game];
      const entriesAtStart = get(startAtom(game));
      return kept === undefined ? newDemoGame(entriesAtStart) : validated(kept, entriesAtStart);
    },
    (get, set, { balanceCentavos, betCount, entryCount }: DemoGame) => {
      const account = { balance: formatPesos(balanceCentavos), betCount, entryCount };
      set(demoAccountsAtom, { ...get(demoAccountsAtom), [game]: account });
    },
  ),
);

/** The visitor's demo ID; made at the first visit. */
export const demoIdAtom = atom((get) => get(idAtom));

/** Part of the start-up sequence: gives a new visitor a demo ID. */
export function startDemo(): void {
  if (isDemoId(readAtom(idAtom))) return;
  changeAtom(
    idAtom,
    newDemoId(() => crypto.getRandomValues(new Uint32Array(1))[0] ?? 0),
  );
}

/** Registers a game's initial demo values, before its first atom is read. */
export const introduceDemo = ({ name, demoEntriesAtStart }: DemoCard): void =>
  changeAtom(startAtom(name), demoEntriesAtStart);

const change = (game: string, step: (demo: DemoGame) => DemoGame): void =>
  changeAtom(demoGameAtom(game), step(readAtom(demoGameAtom(game))));

/** Counts an entry into the game's demo. */
export const enterDemo = (game: string): void => change(game, entered);

/** Refills an empty demo balance to its start. */
export const refillDemo = (game: string): void => change(game, refilled);

/** As many as the statistics count. */
const KEPT_ROUNDS = 100;
const roundsAtom = storedAtom(
  stored('demoRounds', z.record(z.string(), z.array(round)), () => ({}) as Record<string, SettledRound[]>),
);

/** A game's last demo rounds on this device, newest first. */
export const demoRoundsAtom = atomFamily((game: string) =>
  atom((get): readonly SettledRound[] => get(roundsAtom)[game] ?? []),
);

const commitmentAtom = atomFamily((_game: string) => atom<string | null>(null));

/** The commitment of the next demo round; null until the worker has made it. */
export const demoCommitmentAtom = atomFamily((game: string) => atom((get) => get(commitmentAtom(game))));

/** Asks the worker to commit to the next demo round. Rejects if the worker cannot be loaded. */
export async function commitDemo(game: string): Promise<string> {
  const commitment = await askRng((rng) => rng.commit(game));
  changeAtom(commitmentAtom(game), commitment);
  return commitment;
}

export class DemoBalanceTooLow extends Error {}

/** Takes the stake of a demo bet and counts it. Throws {@link DemoBalanceTooLow} before anything is taken. */
export function takeDemoStake(game: string, stakeCentavos: Centavos): void {
  const after = staked(readAtom(demoGameAtom(game)), stakeCentavos);
  if (after === null) throw new DemoBalanceTooLow();
  changeAtom(demoGameAtom(game), after);
}

/** Pays into a game's demo balance. */
export const payDemo = (game: string, payoutCentavos: Centavos): void =>
  change(game, (demo) => paid(demo, payoutCentavos));

/** Undoes a demo bet that was not played: returns the stake and the count. */
export const returnDemoStake = (game: string, stakeCentavos: Centavos): void =>
  change(game, (demo) => ({ ...paid(demo, stakeCentavos), betCount: Math.max(0, demo.betCount - 1) }));

/**
 * Plays a demo round: takes the stake, draws the outcome in the worker, stores the round and pays it. The caller
 * hides the payout from the balance until the result is shown. Rejects, after returning the stake, if the worker
 * fails; throws {@link DemoBalanceTooLow} before anything is taken.
 */
export async function playDemo(game: string, bet: Json, stakeCentavos: Centavos): Promise<SettledRound> {
  takeDemoStake(game, stakeCentavos);
  try {
    const commitment = readAtom(commitmentAtom(game)) ?? (await commitDemo(game));
    const clientSeed = deviceClientSeed();
    const answer = await askRng((rng) => rng.playDemo({ game, bet, clientSeed, commitment }));
    changeAtom(commitmentAtom(game), answer.nextCommitment);
    payDemo(game, answer.round.payout);
    return keepRound(answer.round);
  } catch (error) {
    changeAtom(commitmentAtom(game), null);
    returnDemoStake(game, stakeCentavos);
    throw error;
  }
}

/** Stores a finished demo round on the device under an id of its own. The device draws it without a beacon. */
export function keepRound({ beacon: _, ...played }: RevealedRound): SettledRound {
  const rounds = readAtom(roundsAtom);
  const earlier = rounds[played.game] ?? [];
  const kept: SettledRound = {
    ...played,
    roundId: String(BigInt(earlier[0]?.roundId ?? '0') + 1n),
    events: [...played.events],
    createdAt: new Date().toISOString(),
  };
  changeAtom(roundsAtom, { ...rounds, [played.game]: [kept, ...earlier].slice(0, KEPT_ROUNDS) });
  reportEvent('demoRound');
  return kept;
}

/** The games whose players were asked in this browser session. */
const suggestedItem = stored('switchSuggested', z.array(z.string()), () => [] as string[], {
  area: 'session',
});

/**
 * Whether to suggest real play now: after more than three demo bets in a game, once per game and browser session.
 * Returns true once and stores that it did.
 */
export function takeSwitchSuggestion(game: string): boolean {
  const asked = suggestedItem.read();
  if (!suggestsRealPlay(readAtom(demoGameAtom(game))) || asked.includes(game)) return false;
  suggestedItem.write([...asked, game]);
  return true;
}
