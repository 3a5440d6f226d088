import { atom } from 'jotai';
import type { SettledRound } from '../../../contract/play';
import { rewardCalls, type SpinPage } from '../../../contract/rewards';
import type { Centavos } from '../../../games/kit/rules/money';
import { repeatIntent, send } from '../../shared/api/api';
import { type Intent, openIntents } from '../../shared/api/intents';
import { deviceClientSeed } from '../../shared/play/clientSeed';
import { addRound, roundsAtom } from '../../shared/play/play';
import { uidAtom } from '../../shared/session/session';
import { setUser, userAtom } from '../../shared/session/user';
import { changeAtom, readAtom } from '../../shared/store/store';

/** The name of the wheel's draw, under which its rounds and seeds are kept. */
export const WHEEL = 'wheel';

/** A settled spin, and what it left. */
export interface Spun {
  readonly round: SettledRound;
  readonly finance: Centavos;
  readonly bonus: Centavos;
  readonly points: number;
}

interface Wheel {
  readonly state: 'loading' | 'ready' | 'failed';
  /** What was heard last stays on show while it is asked for again. */
  readonly page: Omit<SpinPage, 'rounds' | 'total' | 'seeds'> | null;
}

/** What the wheel's page shows of the server. The spins themselves are among the rounds. */
export const wheelAtom = atom<Wheel>({ state: 'loading', page: null });

/** Loads the page, and gives the seeds a client seed where they have none. Never rejects: the state says so. */
export async function loadWheel(): Promise<void> {
  changeAtom(wheelAtom, (known) => ({ ...known, state: 'loading' }));
  try {
    const shown = await send(rewardCalls.spinPage, {});
    const { rounds, total, seeds, ...page } =
      shown.seeds.clientSeed === ''
        ? // The commitment stood there first; only now the seed made on this device goes out.
          await send(rewardCalls.spinPage, { clientSeed: deviceClientSeed() })
        : shown;
    changeAtom(wheelAtom, { state: seeds.clientSeed === '' ? 'failed' : 'ready', page });
    changeAtom(roundsAtom(WHEEL), { state: 'ready', list: rounds, total });
  } catch {
    changeAtom(wheelAtom, (known) => ({ ...known, state: 'failed' }));
  }
}

/** Another player, or none: what was loaded is not theirs. */
export const forgetWheel = (): void => changeAtom(wheelAtom, { state: 'loading', page: null });

/**
 * Spins. The key is minted before sending and kept over retries and reloads; `onChecking` is told when the
 * answer is late and is being asked for again. Throws an ApiError.
 */
export const spinWheel = (acceptTerms: boolean, onChecking: () => void): Promise<Spun> =>
  send(rewardCalls.spin, { acceptTerms }, { quiet: true, onChecking });

/** The spin that this player asked for from here and that nobody has answered yet, or null. */
export function unansweredSpin(): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null) return null;
  return openIntents(uid, Date.now()).find(({ url }) => url === rewardCalls.spin.path) ?? null;
}

/** Asks again what became of a spin, under its own key. Throws an ApiError. */
export const settleSpin = (intent: Intent): Promise<Spun> => repeatIntent(rewardCalls.spin, intent);

/** Writes down what a spin left; call it when its result may be seen. */
export function noteSpun({ round, finance, bonus, points }: Spun): void {
  addRound(round);
  changeAtom(wheelAtom, ({ state, page }) => ({
    state,
    page: page === null ? null : { ...page, points, termsAccepted: true },
  }));
  const user = readAtom(userAtom);
  if (user !== null) setUser({ ...user, finance, bonus, points });
}

/** The commitment that the next rotation brings in, as the server shows it now. Throws an ApiError. */
export async function nextCommitment(): Promise<string> {
  return (await send(rewardCalls.spinPage, {})).seeds.nextCommitment;
}
