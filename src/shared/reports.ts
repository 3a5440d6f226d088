import * as z from 'zod/mini';
import type { Action } from '../../contract/reports';
import { pushAction, reportStart } from '../device/reports';
import { inviteBrandAtom, publicConfigAtom } from './config/config';
import { consentsAtom } from './session/consent';
import { stored } from './storage/storage';
import { readAtom, watchAtom } from './store/store';

/** Opened from the home screen or in the Android wrapper. */
export const isApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

/** What services outside are told goes by a file of its own, which is asked for where one is configured. */
async function tellOutside(action: Action): Promise<void> {
  const config = readAtom(publicConfigAtom);
  const [adUrl, countUrl] = [config?.adTrackingUrl ?? null, config?.analyticsUrl ?? null];
  if (adUrl === null && countUrl === null) return;
  const outside = await import('../device/outside').catch(() => null);
  await outside?.trackAction(action, { url: adUrl, code: config?.adTrackingCode ?? null });
  await outside?.countPageLoad({ url: countUrl, code: config?.analyticsKey ?? null }, isApp());
}

async function start(): Promise<void> {
  await reportStart({ inviteBrand: readAtom(inviteBrandAtom), isApp: isApp() });
  await tellOutside('open');
}

/** Tells that the house was entered, now or when it is agreed to. Never rejects. */
export async function followReports(): Promise<void> {
  watchAtom(consentsAtom, () => void start());
  await start();
}

/** Tells whoever brought this player what he did, as far as he agreed to it. */
export async function tellAction(action: Action): Promise<void> {
  await pushAction(action, readAtom(inviteBrandAtom));
  await tellOutside(action);
}

const TOLD_ORDERS_MAX = 20;
const toldOrdersItem = stored(
  'toldOrders',
  z.array(z.string().check(z.maxLength(64))).check(z.maxLength(TOLD_ORDERS_MAX)),
  () => [],
);

/** Whether the end of an order is news: a result that is looked at again tells nobody anything. */
export function isNews(orderId: string): boolean {
  const told = toldOrdersItem.read();
  if (told.includes(orderId)) return false;
  toldOrdersItem.write([orderId, ...told].slice(0, TOLD_ORDERS_MAX));
  return true;
}
