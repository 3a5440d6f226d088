import type { Action } from '../../contract/reports';
import { pushAction, reportStart } from '../device/reports';
import { inviteBrandAtom } from './config';
import { consentsAtom } from './consent';
import { readAtom, watchAtom } from './store';

/** Opened from the home screen or in the Android wrapper. */
export const isApp = (): boolean => window.matchMedia('(display-mode: standalone)').matches;

const start = () => reportStart({ inviteBrand: readAtom(inviteBrandAtom), isApp: isApp() });

/** Tells that the house was entered, now or when it is agreed to. Never rejects. */
export async function followReports(): Promise<void> {
  watchAtom(consentsAtom, () => void start());
  await start();
}

/** Tells whoever brought this player what he did, as far as he agreed to it. */
export const tellAction = (action: Action): Promise<void> => pushAction(action, readAtom(inviteBrandAtom));
