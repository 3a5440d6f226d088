import * as z from 'zod/mini';
import { bonusCalls } from '../../../contract/bonus';
import { moneyCalls, orderId } from '../../../contract/money';
import { reportDevice } from '../../device/report';
import { findUnpaidOrder } from '../../overlay/wallet/followedOrder';
import { repeatIntent } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { uidItem } from '../../shared/api/identity';
import { openIntents } from '../../shared/api/intents';
import { openPopup } from '../../shared/popups/popups';
import { callQuery } from '../../shared/query/callQuery';
import { fetchNow } from '../../shared/query/readQuery';
import { consentsAtom } from '../../shared/session/consent';
import { migrationQuery, protectMigrationQuery } from '../../shared/session/migration';
import { hasToken, uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { stored } from '../../shared/storage/storage';
import { readAtom, watchAtom } from '../../shared/store/store';

/** The steps of the boot sequence that run after the first screen; none is part of the first download. */

/** Shows bonuses that were credited since the wallet last showed one. Closing the popup marks them as seen. */
export async function checkWallet(): Promise<void> {
  if (!hasToken()) return;
  const uid = readAtom(uidAtom);
  const bonus = callQuery(bonusCalls.pending, {}, { uid, noLoginRedirect: true });
  const reply = await fetchNow(bonus).catch(() => null);
  if (reply !== null && reply.bonusId !== null && reply.result > 0n) {
    openPopup('bonus', { amountCentavos: reply.result, bonusId: reply.bonusId }, 20);
  }
  await remindOfUnpaidOrder();
}

const remindedItem = stored('remindedOrder', z.nullable(orderId), () => null, { area: 'session' });

/** Reminds the player of an unpaid order once per session, unless a page already shows it. */
async function remindOfUnpaidOrder(): Promise<void> {
  const order = await findUnpaidOrder().catch(() => null);
  if (order === null || order.orderId === remindedItem.read()) return;
  remindedItem.write(order.orderId);
  if (!/^#\/(cashin|wallet\/cash)/.test(window.location.hash)) openPopup('unpaidOrder', { order }, 30);
}

/** Loads whether a migration is open to this device or player. Never rejects: without an answer there is none. */
export async function checkMigration(): Promise<void> {
  await fetchNow(migrationQuery(readAtom(uidAtom))).catch(() => null);
}

/** Loads the state of a protected migration of the player's account. Never rejects. */
export async function checkProtectMigration(): Promise<void> {
  if (!hasToken()) return;
  await fetchNow(protectMigrationQuery(readAtom(uidAtom))).catch(() => null);
}

/** Creates the device's record on the server and keeps it in line with the player's consents. Never rejects. */
export async function nameDevice(): Promise<void> {
  watchAtom(consentsAtom, () => void reportDevice());
  await reportDevice();
}

/**
 * Repeats deposit orders that an earlier visit left without an answer, under their own keys. Resolves with how many
 * were settled; the balances are fresh then.
 */
export async function settleOpenIntents(): Promise<number> {
  const uid = uidItem.read();
  if (uid === null || !hasToken()) return 0;
  let settled = 0;
  for (const intent of openIntents(uid, Date.now())) {
    // A bet is repeated by its game's page, which shows the result.
    if (intent.url !== moneyCalls.recharge.path) continue;
    const answered = await repeatIntent(moneyCalls.recharge, intent).then(
      () => true,
      (error: unknown) => error instanceof ApiError && error.outcome === 'refused',
    );
    if (answered) settled += 1;
  }
  if (settled > 0) await refreshUser().catch(() => null);
  return settled;
}
