import { userCalls } from '../../../contract/account/user';
import type { Order } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { missionCalls, missionEvents } from '../../../contract/rewards/missions';
import { spinCalls } from '../../../contract/rewards/spin';
import type { TestServer } from '../../support/server';
import { type Sitting, sitDown } from '../../support/wallet';
import { newWithdrawer, sandbox, type Withdrawer } from '../../support/withdrawals';

/** A bet at a provider's game that was sent. */
export interface ProviderBet {
  readonly transactionId: string;
  readonly amount: bigint;
}

/** A player of the crowd, with what their answers have named so far. */
export interface CrowdPlayer extends Withdrawer {
  readonly sitting: Sitting;
  readonly missions: readonly string[];
  readonly tickets: string[];
  readonly takenBack: Set<string>;
  readonly orders: Order[];
  readonly withdrawals: string[];
  readonly providerBets: ProviderBet[];
}

/** What one of them has paid in: little for the last, who is often refused. */
const DEPOSITS = ['20000', '20000', '5000', '5000', '100'];
const POINTS = 3_000;
/** Counted play, in centavos, that the mall asks for. */
const PLAY = 100_000_00n;

/** Opens the accounts of the crowd, each able to do everything that the crowd does. */
export async function newCrowd(server: TestServer): Promise<CrowdPlayer[]> {
  const players: CrowdPlayer[] = [];
  for (const pesos of DEPOSITS) players.push(await newPlayer(server, pesos));
  return players;
}

async function newPlayer(server: TestServer, pesos: string): Promise<CrowdPlayer> {
  const person = await newWithdrawer(server, pesos);
  const { uid, token } = person;
  for (const game of ['color', 'crash']) {
    await server.send(playCalls.seeds, {}, { token, params: { game } });
    await server.send(playCalls.seeds, { clientSeed: `player ${uid}` }, { token, params: { game } });
  }
  await sandbox(server, `points/${uid}`, { points: POINTS });
  await server.db.query({
    text: `
      INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, $2, 0)
      ON CONFLICT (uid) DO UPDATE SET counted_centavos = excluded.counted_centavos`,
    values: [uid, PLAY],
  });
  for (const event of missionEvents) await server.send(missionCalls.report, { event }, { token });
  // The points of the day's first log-in are there before the book is opened.
  await server.send(userCalls.info, {}, { token });
  await server.send(spinCalls.page, {}, { token });
  const page = (await server.send(missionCalls.page, {}, { token })).reply;
  return {
    ...person,
    sitting: await sitDown(server, person),
    missions: [...page.dailyMisson, ...page.accumulativeMisson].map(({ id }) => id),
    ...{ tickets: [], takenBack: new Set(), orders: [], withdrawals: [], providerBets: [] },
  };
}
