import type { BodyOf } from '../../../contract/call';
import { walletCalls } from '../../../contract/providers';
import { type Centavos, centavos } from '../../../games/kit/rules/money';
import type { Context } from '../../context';
import type { Queryable } from '../../db/database';
import { refusalFor } from '../../http/errors';
import { moneySettings } from '../../http/moneySettings';
import { refuse } from '../../http/refusal';
import { refusalText, successText } from '../../http/reply';
import { balances } from '../../ledger/balances';
import { closeBonus } from '../../ledger/bonusStakes';
import { cashPart, repay, takeStake } from '../../ledger/wager';
import { hiddenProviders } from '../catalogue/blackList';
import { isSwitchedOff } from '../catalogue/catalogue';
import { requireOpenAccount } from '../players/age';
import { isLogInValid } from '../players/sessions';
import { once, type Work } from './once';
import { addPayout, addStake, requireOpen, requireUnpaid, takeOffStake } from './rounds';
import { findBet, isRolledBack, type Result, type Transaction, type WalletAnswer } from './transactions';

/** What the player of a session can stake: main money alone, because providers' games have no turnover weight. */
export async function playable(on: Queryable, uid: number): Promise<Centavos> {
  return (await balances(on, uid)).cashCentavos;
}

/** A bet's reference in the ledger; its payouts and refund have the same one. */
const referenceOf = (provider: string, betId: string): string => `${provider}:${betId}`;

type Done = (typeof walletCalls)['bet' | 'win' | 'rollback'];

async function accepted(
  call: Done,
  { transaction, done }: Work,
  moved: { readonly amount: bigint; readonly cash: bigint },
): Promise<Result> {
  const { provider, uid, transactionId, betId } = done;
  const text = successText(call, {
    balance: await playable(transaction, uid),
    currency: 'PHP',
    reference: referenceOf(provider, betId ?? transactionId),
  });
  return { ...moved, isRefused: false, status: 200, text };
}

/**
 * Takes a stake. A refusal is stored like any other answer, so that repeating a refused bet never succeeds: the
 * provider may have shown its player the refusal.
 */
export function bet(
  context: Context,
  provider: string,
  body: BodyOf<(typeof walletCalls)['bet']>,
): Promise<WalletAnswer> {
  return once(context, provider, 'bet', body, async (work) => {
    const { transaction } = work;
    await transaction.query({ text: 'SAVEPOINT before_bet' });
    try {
      return await takeBet(context, work, body.amount);
    } catch (error) {
      const refusal = refusalFor(error);
      if (refusal.status >= 500) throw error;
      await transaction.query({ text: 'ROLLBACK TO SAVEPOINT before_bet' });
      return { amount: 0n, cash: 0n, isRefused: true, status: refusal.status, text: refusalText(refusal) };
    }
  });
}

/**
 * Refuses "rolledBack", "roundClosed", "sessionOver", "gamePaused", "loginNeeded", "forbidden", "birthdayNeeded", "underAge",
 * "amountOutOfRange", "balanceTooLow", "bonusNotHere", and what the ledger refuses for the player's own protection.
 */
async function takeBet(context: Context, work: Work, stake: Centavos): Promise<Result> {
  const { transaction, done, now } = work;
  const { provider, uid, gameId, transactionId } = done;
  if (await isRolledBack(transaction, provider, transactionId)) throw refuse('rolledBack');
  await requireOpen(transaction, done);
  await requirePlaying(context, work);
  if (stake < context.config.stakeMinCentavos) throw refuse('amountOutOfRange');
  const reference = referenceOf(provider, transactionId);
  const { cashStakeCentavos } = await takeStake(transaction, {
    uid,
    reference,
    stakeCentavos: stake,
    turnoverWeight: 0,
    now,
  });
  await addStake(transaction, done, { gameId, stake, now });
  return accepted(walletCalls.bet, work, { amount: stake, cash: cashStakeCentavos });
}

/** Whether the player is still logged in where they launched the game, and may use it. */
async function requirePlaying(context: Context, { transaction, done, session, now }: Work): Promise<void> {
  const { provider, uid } = done;
  if (session.expiresAt <= now) throw refuse('sessionOver');
  const settings = moneySettings(context);
  if (settings.isPaused) throw refuse('gamePaused');
  if (isSwitchedOff(settings, provider, done.gameId)) throw refuse('forbidden');
  if (!(await isLogInValid(transaction, session.loginSession, now))) throw refuse('loginNeeded');
  if ((await hiddenProviders(transaction, uid)).includes(provider)) throw refuse('forbidden');
  await requireOpenAccount(context, transaction, uid);
}

/**
 * Pays a win on an accepted bet, even if the player has logged out or the session has expired: the money is
 * owed. Refuses "betUnknown" (the bet may still arrive: the provider sends the win again), "rolledBack",
 * "roundClosed", and "amountOutOfRange" above the maximum of one win.
 */
export async function win(
  context: Context,
  provider: string,
  body: BodyOf<(typeof walletCalls)['win']>,
): Promise<WalletAnswer> {
  const { amount: payout, closesRound: closes } = body;
  return once(context, provider, 'win', body, async (work) => {
    const { transaction, done, now } = work;
    const betId = body.betTransactionId;
    const taken = await findBet(transaction, done);
    if (taken === null) throw refuse('betUnknown');
    if (await isRolledBack(transaction, provider, betId)) throw refuse('rolledBack');
    await requireOpen(transaction, done);
    if (payout > context.config.providerWinMaxCentavos) throw refuse('amountOutOfRange');
    const cash = cashPart(payout, centavos(taken.cashStake), centavos(taken.stake));
    await addPayout(transaction, done, { payout, closes, now });
    await pay(transaction, 'payout', done, { amount: payout, cash }, now);
    return accepted(walletCalls.win, work, { amount: payout, cash });
  });
}

/**
 * Refunds the stake of a bet, once. Before the bet has arrived, after a refused bet, and when repeated, it
 * moves no money and succeeds all the same, because the provider only wants to be sure. Refuses "betUnknown"
 * for another player's bet, and "roundClosed" once the round has paid or ended.
 */
export function rollback(
  context: Context,
  provider: string,
  body: BodyOf<(typeof walletCalls)['rollback']>,
): Promise<WalletAnswer> {
  return once(context, provider, 'rollback', body, async (work) => {
    const { transaction, done, now } = work;
    const taken = await findBet(transaction, done);
    if (taken === null || (await isRolledBack(transaction, provider, body.betTransactionId))) {
      return accepted(walletCalls.rollback, work, { amount: 0n, cash: 0n });
    }
    await requireUnpaid(transaction, done);
    const { stake, cashStake } = taken;
    await takeOffStake(transaction, done, { stake, now });
    await pay(transaction, 'refund', done, { amount: stake, cash: cashStake }, now);
    return accepted(walletCalls.rollback, work, { amount: stake, cash: cashStake });
  });
}

async function pay(
  transaction: Queryable,
  kind: 'payout' | 'refund',
  { provider, uid, betId }: Transaction,
  { amount, cash }: { readonly amount: bigint; readonly cash: bigint },
  now: Date,
): Promise<void> {
  if (amount === 0n) return;
  const reference = referenceOf(provider, betId ?? '');
  const parts = { cashCentavos: centavos(cash), bonusCentavos: centavos(amount - cash) };
  await repay(transaction, kind, [{ uid, reference, ...parts }], now);
  // A bet of an earlier version may have used bonus money that has ended since.
  if (amount > cash) await closeBonus(transaction, uid, now);
}
