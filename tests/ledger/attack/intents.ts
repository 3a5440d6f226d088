import * as z from 'zod/mini';
import type { Call, ReplyOf } from '../../../contract/call';
import { liveCalls } from '../../../contract/live';
import { moneyCalls } from '../../../contract/money';
import { playCalls } from '../../../contract/play';
import { walletCalls } from '../../../contract/providers';
import { checkinCalls } from '../../../contract/rewards/checkin';
import { mallCalls, mallItemIds } from '../../../contract/rewards/mall';
import { missionCalls } from '../../../contract/rewards/missions';
import { vipCalls } from '../../../contract/rewards/vip';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import type { Json } from '../../../games/kit/rules/round';
import { WEBHOOK_PATH } from '../../../server/domains/payments/webhook';
import { SIGNATURE_HEADER, signWebhook } from '../../../server/sandbox/gateway';
import { bankEvent } from '../../support/bank';
import { requestOf } from '../../support/rules';
import type { TestServer } from '../../support/server';
import { signed } from '../../support/wallet';
import type { Random } from '../simulation/random';
import type { Effect } from './book';
import type { CrowdPlayer } from './player';
import { keyOf } from './scene';
import type { Shares } from './shares';
import type { WireRequest } from './wire';

/** Something that a player or their bank or studio wants once, however often it is sent. */
export interface Intent {
  readonly kind: string;
  readonly player: CrowdPlayer;
  /** Whatever has the same name has its effect once. */
  readonly name: string;
  /** The request; under the same key also one with another body, of which one at most may count. */
  readonly requests: readonly WireRequest[];
  /** What an acknowledged answer says that it has moved. */
  readonly effectOf: (data: unknown) => Effect;
}

export type IntentMaker = (
  player: CrowdPlayer,
  random: Random,
  server: TestServer,
) => Intent | Promise<Intent>;

const NOBODYS = '999999999';
const stakeOf = (random: Random): string => `${1 + random.below(9)}.00`;

interface MoneyIntent<C extends Call> {
  readonly bodies: readonly Json[];
  readonly params?: Readonly<Record<string, string>>;
  readonly effectOf: (reply: ReplyOf<C>) => Effect;
}

/** A call of the player under one key, with one body or two. */
function moneyIntent<C extends Call>(
  kind: string,
  player: CrowdPlayer,
  call: C,
  key: string,
  { bodies, params, effectOf }: MoneyIntent<C>,
): Intent {
  return {
    kind,
    player,
    name: `${player.uid} ${key}`,
    requests: bodies.map((body) => {
      const plain = requestOf(call, { body, params, token: player.token });
      return { ...plain, headers: { ...plain.headers, 'idempotency-key': key } };
    }),
    effectOf: (data) => effectOf(z.decode(call.reply, data as never) as ReplyOf<C>),
  };
}

/** Sometimes a second body under the same key. */
const twice = (random: Random, bodyOf: () => Json): readonly Json[] =>
  random.chance(15) ? [bodyOf(), bodyOf()] : [bodyOf()];

const bet: IntentMaker = (player, random) =>
  moneyIntent('bet', player, playCalls.bet, keyOf(random), {
    params: { game: 'color' },
    bodies: twice(random, () => ({
      bet: { positions: [{ kind: 'single', colors: [random.below(6)], stake: stakeOf(random) }] },
    })),
    effectOf: ({ round }) => ({ cash: round.payout - round.stake }),
  });

const join: IntentMaker = (player, random) =>
  moneyIntent('join', player, liveCalls.join, keyOf(random), {
    params: { game: 'crash' },
    bodies: twice(random, () => ({
      panel: random.below(2),
      bet: { stake: stakeOf(random), target: random.pick(['1.20', '100.00', '100.00']), cashOuts: [] },
    })),
    effectOf: ({ ticket }) => {
      player.tickets.push(ticket.ticketId);
      return { cash: -ticket.stake };
    },
  });

/** One of the newest, because the others are over. */
const newest = (ids: readonly string[], random: Random): string => {
  const last = ids.slice(-2);
  return last.length === 0 ? NOBODYS : random.pick(last);
};

const takeBack: IntentMaker = (player, random) => {
  const ticketId = newest(player.tickets, random);
  return {
    ...moneyIntent('takeBack', player, liveCalls.takeBack, keyOf(random), {
      params: { game: 'crash' },
      bodies: [{ ticketId }],
      effectOf: ({ ticket }) => {
        player.takenBack.add(ticketId);
        return { cash: ticket.stake };
      },
    }),
    name: `takeBack ${ticketId}`,
  };
};

const cashOut: IntentMaker = (player, random) =>
  moneyIntent('cashOut', player, liveCalls.cashOut, keyOf(random), {
    params: { game: 'crash' },
    bodies: [{ ticketId: newest(player.tickets, random), part: random.pick(['all', 'all', 'half']) }],
    // What a ticket pays is counted with its end.
    effectOf: () => ({}),
  });

const order: IntentMaker = (player, random) =>
  moneyIntent('order', player, moneyCalls.recharge, keyOf(random), {
    bodies: twice(random, () => ({ amount: `${50 + random.below(50)}`, channelId: 'qrph' })),
    effectOf: (opened) => {
      player.orders.push(opened);
      return {};
    },
  });

/** The bank says that an order is paid: under the same id, or once more under another one. */
const callback: IntentMaker = async (player, random, server) => {
  const paid = player.orders[random.below(Math.max(1, player.orders.length))];
  if (paid === undefined) return order(player, random, server);
  const events = [keyOf(random), keyOf(random)].map((id) => bankEvent(paid, 'payment.succeeded', id));
  const requests = await Promise.all(
    events.map(async (event) => {
      const payload = JSON.stringify(event);
      const signature = await signWebhook(server.context, Buffer.from(payload), server.clock.now());
      const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: signature };
      return { method: 'POST', url: WEBHOOK_PATH, payload, headers };
    }),
  );
  return {
    kind: 'callback',
    player,
    name: paid.orderId,
    requests,
    effectOf: () => ({ cash: paid.amount }),
  };
};

const withdraw: IntentMaker = (player, random) =>
  moneyIntent('withdraw', player, withdrawalCalls.apply, keyOf(random), {
    bodies: twice(random, () => ({
      amount: `${100 + random.below(100)}`,
      accountId: player.account.accountId,
    })),
    effectOf: ({ withdrawalId, amount }) => {
      player.withdrawals.push(withdrawalId);
      return { cash: -amount, hold: amount };
    },
  });

const cancel: IntentMaker = (player, random) => {
  const withdrawalId = newest(player.withdrawals, random);
  return {
    ...moneyIntent('cancel', player, withdrawalCalls.cancel, keyOf(random), {
      bodies: [{ withdrawalId: withdrawalId === NOBODYS ? 'CO99999999' : withdrawalId }],
      effectOf: ({ amount, state }) => (state === 'canceled' ? { cash: amount, hold: -amount } : {}),
    }),
    name: `cancel ${withdrawalId}`,
  };
};

const exchange: IntentMaker = (player, random) =>
  moneyIntent('exchange', player, mallCalls.exchange, keyOf(random), {
    // Bonus money of a relief would be staked before main money, and its answer does not say how it ends.
    bodies: twice(random, () => ({ itemId: random.pick(mallItemIds.filter((id) => id !== 'RELIEF10')) })),
    effectOf: ({ asset }) => ({
      points: -BigInt(asset.points),
      ...(asset.assetType === 'INSTANT' ? { cash: asset.worth } : {}),
      ...(asset.assetType === 'TOPUP' ? { coupons: 1n } : {}),
    }),
  });

const mission: IntentMaker = (player, random) =>
  moneyIntent('mission', player, missionCalls.claim, keyOf(random), {
    bodies: twice(random, () => ({ id: random.pick(player.missions) })),
    effectOf: ({ awarded }) => ({ points: BigInt(awarded) }),
  });

const checkin: IntentMaker = (player, random) =>
  moneyIntent('checkin', player, checkinCalls.signIn, keyOf(random), {
    bodies: [{}],
    effectOf: ({ gained, spinTickets }) => ({ points: BigInt(gained), spinTickets: BigInt(spinTickets) }),
  });

const level: IntentMaker = (player, random) =>
  moneyIntent('level', player, vipCalls.claimLevel, keyOf(random), {
    bodies: twice(random, () => ({ level: 1 + random.below(3) })),
    effectOf: ({ amount }) => ({ cash: amount }),
  });

/** A studio's bet, or its win or rollback, each signed and under one transaction id. */
const studio: IntentMaker = (player, random, server) => {
  const { session, playerId, gameId } = player.sitting;
  const acting = { session, playerId, gameId, currency: 'PHP' };
  const transactionId = keyOf(random);
  const known = player.providerBets.at(-1 - random.below(3));
  const what = known === undefined ? 'bet' : random.pick(['bet', 'win', 'rollback'] as const);
  const staked = BigInt(1 + random.below(9)) * 100n;
  const pesos = (amount: bigint) => `${amount / 100n}.00`;
  const of = {
    ...acting,
    transactionId,
    roundId: known?.transactionId ?? '',
    betTransactionId: known?.transactionId,
  };
  const [call, body] = {
    bet: [walletCalls.bet, { ...acting, transactionId, roundId: transactionId, amount: pesos(staked) }],
    win: [walletCalls.win, { ...of, amount: pesos(staked), closesRound: false }],
    rollback: [walletCalls.rollback, of],
  }[what] as [Call, object];
  const payload = JSON.stringify(body);
  const headers = { 'content-type': 'application/json', ...signed(server, call, payload) };
  const effects = { bet: -staked, win: staked, rollback: known?.amount ?? 0n };
  return {
    kind: what === 'bet' ? 'studioBet' : what,
    player,
    // However many transactions ask for it, a bet is rolled back once.
    name: what === 'rollback' ? `rollback ${known?.transactionId}` : transactionId,
    requests: [{ method: 'POST', url: call.path, payload, headers }],
    effectOf: () => {
      if (what === 'bet') player.providerBets.push({ transactionId, amount: staked });
      return { cash: effects[what] };
    },
  };
};

/** How often each is made. */
export const PLAY: Shares<IntentMaker> = [
  [24, bet],
  [12, join],
  [4, takeBack],
  [8, cashOut],
  [8, order],
  [10, callback],
  [6, withdraw],
  [4, cancel],
  [8, exchange],
  [6, mission],
  [3, checkin],
  [3, level],
  [10, studio],
];

/** While a round runs. */
export const FLIGHT: Shares<IntentMaker> = [
  [50, cashOut],
  [15, bet],
  [10, studio],
  [10, callback],
  [10, takeBack],
  [5, withdraw],
];

/** Before a round runs. */
export const BOARDING: Shares<IntentMaker> = [
  [60, join],
  [15, takeBack],
  [25, bet],
];
