import { randomUUID } from 'node:crypto';
import type { Call } from '../../../contract/call';
import { liveCalls } from '../../../contract/live';
import { lottoCalls } from '../../../contract/lotto';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { walletCalls } from '../../../contract/providers';
import { checkinCalls } from '../../../contract/rewards/checkin';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { inviteCalls } from '../../../contract/rewards/invite';
import { mallCalls } from '../../../contract/rewards/mall';
import { missionCalls } from '../../../contract/rewards/missions';
import { spinCalls } from '../../../contract/rewards/spin';
import { vipCalls } from '../../../contract/rewards/vip';
import { tradeCalls } from '../../../contract/trade';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { centavos } from '../../../games/kit/rules/money';
import type { Json } from '../../../games/kit/rules/round';
import { createActivity } from '../../../server/domains/guaranteed/desk';
import { recount } from '../../../server/domains/invite/recount';
import { post } from '../../../server/ledger/post';
import { payOrder, verifyPlayer } from '../../support/referral';
import { requestOf } from '../../support/rules';
import type { TestServer } from '../../support/server';
import { fare, join, newTablePlayer } from '../../support/tables';
import { sitDown, tellWallet } from '../../support/wallet';
import { newWithdrawer, withdraw } from '../../support/withdrawals';
import { colorBet, GAME, type Gambler, newGambler, placeBet } from '../gamblers';

/** A call that moves money, by a player for whom it succeeds once. */
export interface MoneyOperation {
  readonly uid: number;
  /** Makes the call with this key and gives status and body. */
  readonly call: (key: string) => Promise<{ readonly status: number; readonly text: string }>;
}

type Prepare = (server: TestServer) => Promise<MoneyOperation>;

/** A player who has staked and paid in enough for every reward that asks for it. */
async function newRegular(server: TestServer): Promise<Gambler> {
  const player = await newGambler(server, { cashCentavos: 5_000_00n });
  const { uid } = player;
  for (let bets = 0; bets < 3; bets += 1) await placeBet(server, player, colorBet(500_00n));
  const legs = [{ from: 'pointsIssued', to: 'points', amount: 5_000n }] as const;
  await post(server.db, { uid, kind: 'points', reference: 'correction:test', legs, now: server.clock.now() });
  await server.db.query({
    text: `
      INSERT INTO counted_play (uid, through_transfer, counted_centavos, used_centavos) VALUES ($1, 0, $2, 0)
      ON CONFLICT (uid) DO UPDATE SET counted_centavos = excluded.counted_centavos`,
    values: [uid, 100_000_00n],
  });
  return player;
}

const calling = (
  server: TestServer,
  { uid, token }: Gambler,
  call: Call,
  body: Json,
  params?: Readonly<Record<string, string>>,
): MoneyOperation => ({
  uid,
  call: async (key) => {
    const request = requestOf(call, { body, token, ...(params && { params }) });
    const headers = { ...request.headers, 'idempotency-key': key };
    const { statusCode, body: text } = await server.inject({ ...request, headers });
    return { status: statusCode, text };
  },
});

const crash = { game: 'crash' };

/** By the call of the contract. The calls that need more than a server and a database are in `ELSEWHERE`. */
export const OPERATIONS: ReadonlyMap<Call, Prepare> = new Map<Call, Prepare>([
  [
    playCalls.bet,
    async (server) => {
      const player = await newGambler(server, { cashCentavos: 10_000n });
      return calling(server, player, playCalls.bet, { bet: colorBet(500n) }, { game: GAME });
    },
  ],
  [
    liveCalls.join,
    async (server) =>
      calling(server, await newTablePlayer(server), liveCalls.join, { panel: 0, bet: fare() }, crash),
  ],
  [
    liveCalls.takeBack,
    async (server) => {
      const player = await newTablePlayer(server);
      const { ticketId } = (await join(server, player)).reply.ticket;
      return calling(server, player, liveCalls.takeBack, { ticketId }, crash);
    },
  ],
  [
    moneyCalls.recharge,
    async (server) =>
      calling(server, await newGambler(server), moneyCalls.recharge, { amount: '500', channelId: 'qrph' }),
  ],
  [
    withdrawalCalls.apply,
    async (server) => {
      const player = await newWithdrawer(server);
      const { accountId } = player.account;
      return calling(server, player, withdrawalCalls.apply, { amount: '500', accountId });
    },
  ],
  [
    withdrawalCalls.cancel,
    async (server) => {
      const player = await newWithdrawer(server);
      const { withdrawalId } = (await withdraw(server, player, '1000')).reply;
      return calling(server, player, withdrawalCalls.cancel, { withdrawalId });
    },
  ],
  [
    mallCalls.exchange,
    async (server) => calling(server, await newRegular(server), mallCalls.exchange, { itemId: 'TOPUP5' }),
  ],
  [
    missionCalls.claim,
    async (server) => calling(server, await newRegular(server), missionCalls.claim, { id: 'A05' }),
  ],
  [checkinCalls.signIn, async (server) => calling(server, await newRegular(server), checkinCalls.signIn, {})],
  [
    vipCalls.claimLevel,
    async (server) => calling(server, await newRegular(server), vipCalls.claimLevel, { level: 1 }),
  ],
  [
    spinCalls.spin,
    async (server) => {
      const player = await newRegular(server);
      const { token } = player;
      await server.send(spinCalls.page, {}, { token });
      await server.send(spinCalls.page, { clientSeed: 'mine' }, { token });
      return calling(server, player, spinCalls.spin, { acceptTerms: true });
    },
  ],
  [
    guaranteedCalls.receive,
    async (server) => {
      const player = await newGambler(server, { cashCentavos: 5_000_00n });
      const now = server.clock.now().getTime();
      const activity = {
        title: 'Pista week',
        details: 'Play the color game.',
        actCentavos: centavos(2_00n),
        places: 10,
        gameArray: ['OWN_10001'],
        startTime: new Date(now - 1_000),
        endTime: new Date(now + 86_400_000),
      };
      const id = await createActivity(server.db, activity, server.clock.now());
      await server.send(guaranteedCalls.join, {}, { token: player.token, params: { id } });
      await placeBet(server, player, colorBet(300_00n));
      return calling(server, player, guaranteedCalls.receive, {}, { id });
    },
  ],
  [
    inviteCalls.claim,
    async (server) => {
      const [inviter, invited] = [
        await newRegular(server),
        await newGambler(server, { cashCentavos: 5_000_00n }),
      ];
      const text = 'UPDATE players SET invited_by = $2 WHERE uid = $1';
      await server.db.query({ text, values: [invited.uid, inviter.uid] });
      await verifyPlayer(server, invited);
      await payOrder(server, invited);
      for (let bets = 0; bets < 3; bets += 1) await placeBet(server, invited, colorBet(500_00n));
      await recount(server.context, invited.uid);
      const { bags } = (await server.send(inviteCalls.page, {}, { token: inviter.token })).reply;
      return calling(server, inviter, inviteCalls.claim, { id: bags[0]?.id ?? '' });
    },
  ],
]);

/** Money calls that need a running round, ticks or the hour of a settlement: the tests that stop those at any point. */
export const ELSEWHERE: ReadonlyMap<Call, string> = new Map<Call, string>([
  [liveCalls.cashOut, 'tests/faults/tables.test.ts'],
  [lottoCalls.buy, 'tests/api/lotto/lotto.test.ts'],
  [tradeCalls.order, 'tests/faults/trade.test.ts'],
  // The same claim as that of a level, after the settlement of a week.
  [vipCalls.claimWeek, 'tests/api/rewards/vip.test.ts'],
]);

/** What a studio tells the wallet, each under one transaction id. */
export const STUDIO: Readonly<Record<string, Prepare>> = {
  'a bet at a studio': async (server) => {
    const { player, acting } = await newSitting(server);
    return telling(server, player, walletCalls.bet, (id) => ({
      ...acting,
      transactionId: id,
      roundId: id,
      amount: '5.00',
    }));
  },
  'a win at a studio': async (server) => {
    const { player, acting, betTransactionId } = await newSitting(server);
    const more = { roundId: betTransactionId, betTransactionId, amount: '9.00', closesRound: true };
    return telling(server, player, walletCalls.win, (transactionId) => ({
      ...acting,
      transactionId,
      ...more,
    }));
  },
  'a rollback at a studio': async (server) => {
    const { player, acting, betTransactionId } = await newSitting(server);
    const more = { roundId: betTransactionId, betTransactionId };
    return telling(server, player, walletCalls.rollback, (transactionId) => ({
      ...acting,
      transactionId,
      ...more,
    }));
  },
};

/** A player in a studio's game, who has bet once. */
async function newSitting(server: TestServer) {
  const player = await newGambler(server, { cashCentavos: 100_000n });
  const sitting = await sitDown(server, player);
  const { session, playerId, gameId } = sitting;
  const betTransactionId = randomUUID();
  await sitting.bet(betTransactionId, '5.00', betTransactionId);
  return { player, acting: { session, playerId, gameId, currency: 'PHP' }, betTransactionId };
}

const telling = (
  server: TestServer,
  { uid }: Gambler,
  call: Call,
  bodyOf: (transactionId: string) => object,
): MoneyOperation => ({ uid, call: (key) => tellWallet(server, call, bodyOf(key)) });
