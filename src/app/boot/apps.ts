import * as z from 'zod/mini';
import { migrationCalls } from '../../../contract/migration';
import { ZERO } from '../../../games/kit/rules/money';
import { send } from '../../shared/api/api';
import { type AppInfo, appInfoQuery } from '../../shared/apps/appInfo';
import { publicConfigAtom, serverNowMs } from '../../shared/config/config';
import { dayOf } from '../../shared/dateText';
import { openPopup } from '../../shared/popups/popups';
import { callQuery } from '../../shared/query/callQuery';
import { fetchNow } from '../../shared/query/readQuery';
import { migrationQuery, protectMigrationQuery } from '../../shared/session/migration';
import { hasToken, uidAtom } from '../../shared/session/session';
import { userAtom } from '../../shared/session/user';
import { stored } from '../../shared/storage/storage';
import { readAtom } from '../../shared/store/store';

/** Whether this session has been led to the other addresses. */
const toldSilenceItem = stored('silenceTold', z.boolean(), () => false, { area: 'session' });

type Shown = 'jump' | 'tips' | 'protect' | 'transfer' | 'alert';

/** On which day each of these was shown last. */
const shownItem = stored('moveShown', z.record(z.string(), z.string()), () => ({}));

/** Whether this may be shown now, which is once a day; if so, it counts as shown. `mark` tells one occasion from the next. */
function isFirstToday(shown: Shown, mark = ''): boolean {
  const today = `${dayOf(new Date(serverNowMs()))} ${mark}`;
  const kept = shownItem.read();
  if (kept[shown] === today) return false;
  shownItem.write({ ...kept, [shown]: today });
  return true;
}

const isLobby = (): boolean => /^(#\/?(\?.*)?)?$/.test(window.location.hash);

/** What operators have announced, and the move of accounts from a child app to the main app. Never rejects. */
export async function checkApps(): Promise<void> {
  const info = await fetchNow(appInfoQuery).catch(() => null);
  if (info === null) return tellOfSilence();
  const flags = hasToken() ? await fetchNow(migrationQuery(readAtom(uidAtom))).catch(() => null) : null;
  const awardCentavos = flags?.showJumpMigratePopup ? flags.migrateAwardAmount : ZERO;
  tellOfAlert(info, awardCentavos);
  if (info.isMain) {
    if (!hasToken()) await offerTransfer();
    return;
  }
  const { mainAppUrl } = info;
  if (flags === null || mainAppUrl === null) return;
  if (flags.showJumpMigratePopup) {
    // An app that closes asks for it in its own words.
    const isProtected = readAtom(userAtom)?.protectMigration === 'INIT';
    if (!isProtected && isFirstToday('jump')) openPopup('appTransfer', { kind: 'jump', awardCentavos }, 60);
    return;
  }
  if (flags.showMigrateOverPopup) {
    const { migrateAmount: amountCentavos, migrateAwardAmount } = flags;
    openPopup('appTransfer', { kind: 'over', amountCentavos, awardCentavos: migrateAwardAmount }, 10);
    await send(migrationCalls.visitReport, {}, { noLoginRedirect: true, quiet: true }).catch(() => null);
    return;
  }
  if (flags.showTips2Main && isFirstToday('tips')) openPopup('appTransfer', { kind: 'tips' }, 10);
}

/** The network is there and our host is not: leads from the lobby to our other addresses, if this device knows of any. */
function tellOfSilence(): void {
  const others = readAtom(publicConfigAtom)?.emergencyUrls ?? [];
  if (others.length === 0 || !navigator.onLine || !isLobby() || toldSilenceItem.read()) return;
  toldSilenceItem.write(true);
  window.location.hash = '#/emergencyAlert';
}

/** A new address is a popup over the lobby, a pause its own page; each once a day. */
function tellOfAlert({ alert }: AppInfo, awardCentavos: bigint): void {
  if (alert === null || !isLobby()) return;
  if (alert.url !== null && new URL(alert.url).host === window.location.host) return;
  if (!isFirstToday('alert', `${alert.kind} ${alert.url ?? ''}`)) return;
  if (alert.kind === 'pause') window.location.hash = '#/emergencyAlert';
  else openPopup('emergencyTransfer', { alert, awardCentavos }, 5);
}

/** Leads a guest of the main app from the lobby to their account in a child app, once a day, if this device knows of one. */
async function offerTransfer(): Promise<void> {
  if (!isLobby()) return;
  const recent = callQuery(migrationCalls.recentAccount, {}, { noLoginRedirect: true });
  const account = await fetchNow(recent).catch(() => null);
  if (account?.canMainAccountRegister && isLobby() && isFirstToday('transfer')) {
    window.location.hash = '#/transferToMain';
  }
}

/** Asks the player of a child app that closes to move, once a day. Never rejects. */
export async function checkProtection(): Promise<void> {
  if (!hasToken()) return;
  const protect = await fetchNow(protectMigrationQuery(readAtom(uidAtom))).catch(() => null);
  if (protect?.state !== 'INIT') return;
  const info = await fetchNow(appInfoQuery).catch(() => null);
  if (info === null || info.mainAppUrl === null || !isFirstToday('protect')) return;
  openPopup('appTransfer', { kind: 'protect', closesOn: info.closesOn }, 10);
}
