import type { SettledRound } from '../../../contract/play';
import { rewardCalls, type SpinPage } from '../../../contract/rewards';
import type { Centavos } from '../../../games/kit/rules/money';
import { repeatIntent, send } from '../../shared/api/api';
import { type Intent, openIntents } from '../../shared/api/intents';
import { deviceClientSeed } from '../../shared/play/clientSeed';
import { addRound, setRounds } from '../../shared/play/rounds';
import { callQuery, dataOf, fetchNow, type ReadQuery, readAs, setData } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { setUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';

/** The name of the wheel's draw, under which its rounds and seeds are kept. */
export const WHEEL = 'wheel';

/** A settled spin, and what it left. */
export interface Spun {
  readonly round: SettledRound;
  readonly finance: Centavos;
  readonly bonus: Centavos;
  readonly points: number;
}

/** What the page of the wheel shows. The spins themselves are among the rounds. */
export type WheelPage = Omit<SpinPage, 'rounds' | 'total' | 'cursor' | 'seeds'>;

/** The page of the wheel. Seeds that have no client seed yet are given one. */
export function spinQuery(uid: number | null): ReadQuery<SpinPage> {
  const query = callQuery(rewardCalls.spinPage, {}, { uid });
  return {
    ...query,
    async queryFn() {
      const shown = await query.queryFn();
      const page =
        shown.seeds.clientSeed === ''
          ? // The commitment stood there first; only now the seed made on this device goes out.
            await readAs(uid, () => send(rewardCalls.spinPage, { clientSeed: deviceClientSeed() }))
          : shown;
      if (page.seeds.clientSeed === '') throw new Error('the wheel has no client seed');
      setRounds(WHEEL, page.rounds, page.cursor);
      return page;
    },
  };
}

const currentQuery = () => spinQuery(readAtom(uidAtom));

/** Loads the page anew. Never rejects: the query's state says so. */
export async function loadWheel(): Promise<void> {
  await fetchNow(currentQuery()).catch(() => null);
}

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
  const page = dataOf(currentQuery());
  if (page !== undefined) setData(currentQuery(), { ...page, points, termsAccepted: true });
  const user = readAtom(userAtom);
  if (user !== null) setUser({ ...user, finance, bonus, points });
}

/** The commitment that the next rotation brings in, as the server shows it now. Throws an ApiError. */
export async function nextCommitment(): Promise<string> {
  return (await fetchNow(currentQuery())).seeds.nextCommitment;
}
