import * as z from 'zod/mini';
import type { Action } from '../../contract/reports';
import { followWaiting } from '../device/reportQueue';
import { pushAction, reportLine, reportStart } from '../device/reports';
import { isInWrapper } from '../device/wrapper';
import { inviteBrandAtom, publicConfigAtom } from './config/config';
import { consentsAtom } from './session/consent';
import { stored } from './storage/storage';
import { readAtom, watchAtom } from './store/store';

/** Opened from the home screen or in the Android wrapper. */
export const isApp = (): boolean => isInWrapper() || window.matchMedia('(display-mode: standalone)').matches;

/** Reports to external services. Their code is loaded only where one is configured. */
async function reportToServices(action: Action): Promise<void> {
  const config = readAtom(publicConfigAtom);
  const [adUrl, countUrl] = [config?.adTrackingUrl ?? null, config?.analyticsUrl ?? null];
  const attributionUrl = config?.attributionUrl ?? null;
  if (adUrl === null && attributionUrl === null && countUrl === null) return;
  const outside = await import('../device/outside').catch(() => null);
  await outside?.trackAction(action, { url: adUrl, code: config?.adTrackingCode ?? null });
  const attribution = { url: attributionUrl, code: config?.attributionKey ?? null };
  await outside?.attributeAction(action, attribution, readAtom(inviteBrandAtom));
  await outside?.countPageLoad({ url: countUrl, code: config?.analyticsKey ?? null }, isApp());
}

async function start(): Promise<void> {
  await reportStart({ inviteBrand: readAtom(inviteBrandAtom), isApp: isApp() });
  await reportToServices('open');
}

/** Reports that the app was opened, now or when the player consents. Never rejects. */
export async function followReports(): Promise<void> {
  watchAtom(consentsAtom, () => void start());
  followWaiting();
  await start();
}

/** Reports an action of the player to us and to the advertising services, as far as they consented. */
export async function reportAction(action: Action): Promise<void> {
  await Promise.all([reportLine(action), pushAction(action, readAtom(inviteBrandAtom))]);
  await reportToServices(action);
}

const REPORTED_ORDERS_MAX = 20;
const reportedOrdersItem = stored(
  'toldOrders',
  z.array(z.string().check(z.maxLength(64))).check(z.maxLength(REPORTED_ORDERS_MAX)),
  () => [],
);

/** Whether the end of an order is still to be reported; true once for each order. */
export function claimOrderReport(orderId: string): boolean {
  const reported = reportedOrdersItem.read();
  if (reported.includes(orderId)) return false;
  reportedOrdersItem.write([orderId, ...reported].slice(0, REPORTED_ORDERS_MAX));
  return true;
}
