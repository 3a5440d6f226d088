import type { Consent } from '../../contract/deviceRecord';
import { consentItem, deviceInfoIdItem } from '../shared/api/identity';
import { agreedIn } from './record';
import { reportDevice } from './report';

/** The player's current consents. */
export const agreedNow = (): readonly Consent[] => agreedIn(consentItem.read());

/**
 * Sends something that one consent covers. The server must know of the consent first, because it drops what its record
 * of the device does not cover. Resolves with null when nothing was sent.
 */
export async function tell<Reply>(consent: Consent, work: () => Promise<Reply>): Promise<Reply | null> {
  if (!agreedNow().includes(consent)) return null;
  await reportDevice();
  if (!agreedNow().includes(consent) || deviceInfoIdItem.read() === null) return null;
  return work().catch(() => null);
}
