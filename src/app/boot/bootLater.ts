import * as z from 'zod/mini';
import { moneyCalls, orderId } from '../../../contract/money';
import { activityCalls } from '../../../contract/rewards/activities';
import { guaranteedCalls } from '../../../contract/rewards/guaranteed';
import { reportDevice } from '../../device/report';
import { checkinQuery } from '../../overlay/missions/checkin/checkin';
import { findUnpaidOrder } from '../../overlay/wallet/followedOrder';
import { repeatIntent } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { uidItem } from '../../shared/api/identity';
import { openIntents } from '../../shared/api/intents';
import { openPopup } from '../../shared/popups/popups';
import { callQuery } from '../../shared/query/callQuery';
import { fetchNow } from '../../shared/query/readQuery';
import { consentsAtom } from '../../shared/session/consent';
import { isNewPlayer } from '../../shared/session/newPlayer';
import { hasToken, uidAtom } from '../../shared/session/session';
import { refreshUser } from '../../shared/session/user';
import { stored } from '../../shared/storage/storage';
import { readAtom, watchAtom } from '../../shared/store/store';

/** The steps of the boot sequence that run after the first screen; none is part of the first download. */

/**
 * Shows bonuses that were credited since the wallet last showed one; closing the popup marks them as seen. The page of a move
 * tells of its award itself, so there they wait for the next start.
 */
export async function checkWallet(): Promise<void> {
  if (!hasToken()) return;
  const uid = readAtom(uidAtom);
  const bonus = callQuery(activityCalls.bonus, {}, { uid, noLoginRedirect: true });
  const reply = await fetchNow(bonus).catch(() => null);
  const isMoving = window.location.hash.startsWith('#/transferToMain');
  if (reply !== null && reply.bonusId !== null && reply.result > 0n && !isMoving) {
    openPopup('bonus', { amountCentavos: reply.result, bonusId: reply.bonusId }, 20);
  }
  await remindOfUnpaidOrder();
  await offerSignIn(uid);
}

const signInItem = stored('signInShown', z.string(), () => '');

/**
 * Opens the daily check-in over the lobby, once a day, when a step can be signed. Never while rewards rest, and not on the
 * visit in which the account was opened: that one begins with its own popups.
 */
async function offerSignIn(uid: number | null): Promise<void> {
  if (isNewPlayer() || !/^(#\/?)?(\?.*)?$/.test(window.location.hash)) return;
  const page = await fetchNow(checkinQuery(uid)).catch(() => null);
  if (page === null || page.resting !== null || page.dayEnds <= signInItem.read()) return;
  if (!page.list.some(({ isCanSign }) => isCanSign)) return;
  signInItem.write(page.dayEnds);
  openPopup('signIn', {}, 50);
}

const remindedItem = stored('remindedOrder', z.nullable(orderId), () => null, { area: 'session' });

/** Reminds the player of an unpaid order once per session, unless a page already shows it. */
async function remindOfUnpaidOrder(): Promise<void> {
  const order = await findUnpaidOrder().catch(() => null);
  if (order === null || order.orderId === remindedItem.read()) return;
  remindedItem.write(order.orderId);
  if (!/^#\/(cashin|wallet\/cash)/.test(window.location.hash)) openPopup('unpaidOrder', { order }, 30);
}

export { checkApps as checkMigration, checkProtection as checkProtectMigration } from './apps';

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

/** The activities that were shown on this device, with what could be done then. */
const shownItem = stored('guaranteedShown', z.array(z.string()), () => [] as string[]);
const SHOWN_KEPT = 50;

/** Tells a player who is in the lobby of a guaranteed payout to receive or to join, once each. Never rejects. */
export async function tellOfGuaranteed(): Promise<void> {
  if (!hasToken() || !/^(#\/?(\?.*)?)?$/.test(window.location.hash)) return;
  const popover = callQuery(guaranteedCalls.popover, {}, { uid: readAtom(uidAtom), noLoginRedirect: true });
  const activity = (await fetchNow(popover).catch(() => null))?.activity ?? null;
  if (activity === null) return;
  const shown = `${activity.id} ${activity.receiveStatus}`;
  if (shownItem.read().includes(shown)) return;
  shownItem.write([shown, ...shownItem.read()].slice(0, SHOWN_KEPT));
  openPopup('guaranteed', { activityId: activity.id }, 40);
}
