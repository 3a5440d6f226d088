import type { FastifyInstance } from 'fastify';
import { withdrawalCalls } from '../../../contract/wallet/withdrawals';
import type { Context } from '../../context';
import { moneyRoute, route } from '../../http/route';
import { withdrawalFacts } from '../players/withdrawalFacts';
import { latestAccount, saveAccount, shownAccount } from './accounts';
import { applyForWithdrawal, cancelWithdrawal, ownWithdrawal } from './apply';
import { BANKS } from './banks';
import { servePayoutCallbacks } from './callbacks';
import type { PayoutChannel } from './channel';
import { runSender } from './sender';
import { standingOf, termsOf } from './terms';
import { listOwn, numberOf, statesOf, withdrawalOf } from './withdrawals';

/**
 * Withdrawals: terms, accounts, the players' requests, and the channel's callbacks. Breaks, exclusions and limits of
 * play do not close them. Without a channel nothing can be asked for, and what was asked for waits.
 */
export function registerWithdrawals(
  app: FastifyInstance,
  context: Context,
  channel: PayoutChannel | null,
): void {
  const { db, clock, config } = context;
  const phoneOf = async (uid: number) => (await withdrawalFacts(db, uid, clock.now())).phone;

  servePayoutCallbacks(app, context, channel);
  if (channel !== null && config.withdrawSender) runSender(app, context, channel);
  route(app, withdrawalCalls.terms, ({ player }) => termsOf(context, player.uid));
  route(app, withdrawalCalls.checkLimit, async ({ player }) => {
    const { bar, leftToday } = await standingOf(context.settings.active, db, player.uid, clock.now());
    return { isAllowed: bar === null, bar, leftToday };
  });
  route(app, withdrawalCalls.payChannels, async () => ({
    types: [...(channel?.types ?? [])],
    banks: channel?.types.includes('BANK') ? [...BANKS] : [],
  }));
  route(app, withdrawalCalls.latestAccount, async ({ player }) => {
    const account = await latestAccount(db, player.uid);
    return account === null ? null : shownAccount(account, await phoneOf(player.uid));
  });
  route(app, withdrawalCalls.saveAccount, async ({ player, body }) => {
    const account = await saveAccount(db, player.uid, body.account, clock.now());
    return shownAccount(account, await phoneOf(player.uid));
  });
  moneyRoute(app, withdrawalCalls.apply, (request) => applyForWithdrawal(context, channel, request));
  moneyRoute(app, withdrawalCalls.cancel, (request) => cancelWithdrawal(context, request));
  route(app, withdrawalCalls.detail, ({ player, body }) =>
    ownWithdrawal(context, db, player.uid, numberOf(body.withdrawalId)),
  );
  route(app, withdrawalCalls.list, async ({ player, body }) => {
    const { rows, ...end } = await listOwn(db, player.uid, body);
    const states = await statesOf(
      db,
      rows.map(({ number }) => number),
    );
    const phone = await phoneOf(player.uid);
    return { list: rows.map((row) => withdrawalOf(row, states.get(row.number) ?? [], phone)), ...end };
  });
}
