import type { SettledRound } from '../../../contract/play';
import { type SpinPage, type SpinPay, spinCalls } from '../../../contract/rewards/spin';
import type { Centavos } from '../../../games/kit/rules/money';
import { repeatIntent, send } from '../../shared/api/api';
import { type Intent, openIntents } from '../../shared/api/intents';
import { newClientSeed, sentClientSeed } from '../../shared/play/clientSeed';
import { addRound, setRounds } from '../../shared/play/rounds';
import { callQuery } from '../../shared/query/callQuery';
import { unlessLeft } from '../../shared/query/leftPlayer';
import { dataOf, fetchNow, type ReadQuery, readAs, setData } from '../../shared/query/readQuery';
import { uidAtom } from '../../shared/session/session';
import { setUser, userAtom } from '../../shared/session/user';
import { readAtom } from '../../shared/store/store';

/** The game name of the wheel in its rounds and seeds. */
export const WHEEL = 'wheel';

/** A settled spin, and the balances after it. */
export interface Spun {
  readonly round: SettledRound;
  readonly finance: Centavos;
  readonly bonus: Centavos;
  readonly points: number;
  readonly spinTickets: number;
  readonly spinsLeft: number;
}

/** The data of the page except for the spins, which are among the rounds. */
export type WheelPage = Omit<SpinPage, 'rounds' | 'total' | 'cursor' | 'seeds'>;

/** The query for the page of the wheel. Sends a client seed if the pair has none yet. */
export function spinQuery(uid: number | null): ReadQuery<SpinPage> {
  const query = callQuery(spinCalls.page, {}, { uid });
  return {
    ...query,
    async queryFn() {
      const shown = await query.queryFn();
      const page =
        shown.seeds.clientSeed === ''
          ? // The commitment was published first; only then is a client seed made and sent.
            await readAs(uid, () => send(spinCalls.page, { clientSeed: sentClientSeed(newClientSeed()) }))
          : shown;
      if (page.seeds.clientSeed === '') throw new Error('the wheel has no client seed');
      setRounds(WHEEL, page.rounds, page.cursor);
      return page;
    },
  };
}

const currentQuery = () => spinQuery(readAtom(uidAtom));

/** The page as it was last loaded. */
export const wheelData = (): SpinPage | undefined => dataOf(currentQuery());

/** Reloads the page. Never rejects: errors are in the state of the query. */
export async function loadWheel(): Promise<void> {
  await fetchNow(currentQuery()).catch(() => null);
}

/**
 * Buys a spin. The idempotency key is created before sending and kept over retries and reloads; `onChecking` is
 * called when the reply is late and is requested again. Throws an ApiError.
 */
export const spinWheel = (acceptTerms: boolean, pay: SpinPay, onChecking: () => void): Promise<Spun> =>
  send(spinCalls.spin, { acceptTerms, pay }, { quiet: true, onChecking });

/** This player's unanswered spin from this device, or null. */
export function unansweredSpin(): Intent | null {
  const uid = readAtom(uidAtom);
  if (uid === null) return null;
  return openIntents(uid, Date.now()).find(({ url }) => url === spinCalls.spin.path) ?? null;
}

/** Repeats a spin under its idempotency key to get its outcome. Throws an ApiError. */
export const settleSpin = (intent: Intent): Promise<Spun> => repeatIntent(spinCalls.spin, intent);

/** Stores the balances after a spin; call it when the result may be shown. */
export function noteSpun({ round, finance, bonus, points, spinTickets, spinsLeft }: Spun): void {
  addRound(round);
  const page = dataOf(currentQuery());
  if (page !== undefined) {
    const ticketRounds =
      spinTickets < page.spinTickets ? [round.roundId, ...page.ticketRounds] : page.ticketRounds;
    const known = { points, spinTickets, spinsLeft, ticketRounds };
    setData(currentQuery(), { ...page, ...known, termsAccepted: true });
  }
  const user = readAtom(userAtom);
  if (user !== null) setUser({ ...user, finance, bonus, points });
}

/** The commitment of the next seed pair, from the server. Throws an ApiError. */
export async function nextCommitment(): Promise<string> {
  const { seeds } = await unlessLeft(spinCalls.page.path, fetchNow(currentQuery()));
  return seeds.nextCommitment;
}
