import * as z from 'zod/mini';
import { deviceCalls } from '../../contract/device';
import { CONSENTS, type Consent, type DeviceRecord } from '../../contract/deviceRecord';
import { send } from '../shared/api/api';
import { consentItem, deviceInfoIdItem, forgetAdTracking } from '../shared/api/identity';
import { stored } from '../shared/storage/storage';
import { keepAdIds } from './adIds';
import { forgetCampaign } from './campaign';
import { attributedId, countedId, ownUuid } from './madeUpId';
import { agreedIn, recordOf } from './record';
import { forgetWaiting } from './waitingReports';

/** The consents in the server's record of this device; null while there is none. */
const reportedItem = stored('consentReported', z.nullable(z.array(z.enum(CONSENTS))), () => null);

/** What the server's record of this device holds, as the device last told it; null while nothing is told. */
const deviceInfoItem = stored(
  'deviceInfo',
  z.nullable(
    z.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value)),
  ),
  () => null,
);

/** Whether the server's record of this device holds a consent, as far as known. */
export const isReported = (consent: Consent): boolean => reportedItem.read()?.includes(consent) ?? false;

/** Everything a report needs; tests pass their own. */
export interface Reporting {
  agreed(): readonly Consent[];
  /** The consents of the server's record; null while none is known. */
  reported(): readonly Consent[] | null;
  /** Stores on the device what the consents allow, and removes what only a withdrawn one had allowed. */
  arrange(agreed: readonly Consent[]): void;
  gather(agreed: readonly Consent[]): Promise<DeviceRecord>;
  /** Resolves with whether the server accepted it. */
  tell(record: DeviceRecord, agreed: readonly Consent[]): Promise<boolean>;
}

/**
 * Brings the server's record of the device in line with the player's current consents. A failed report is made up for
 * by the next. Never rejects.
 */
export function createReporter(reporting: Reporting): () => Promise<void> {
  let running: Promise<void> | null = null;

  async function report(): Promise<void> {
    for (;;) {
      const agreed = reporting.agreed();
      reporting.arrange(agreed);
      if (isSame(agreed, reporting.reported())) return;
      const record = await reporting.gather(agreed);
      // Collecting needs time, and consents may be withdrawn meanwhile: then nothing of it is sent.
      if (!isSame(agreed, reporting.agreed())) continue;
      const isTaken = await reporting.tell(record, agreed);
      if (!isTaken && isSame(agreed, reporting.agreed())) return;
    }
  }

  return () => {
    running ??= report()
      .catch(() => undefined)
      .finally(() => {
        running = null;
      });
    return running;
  };
}

const isSame = (agreed: readonly Consent[], other: readonly Consent[] | null): boolean =>
  other !== null && other.length === agreed.length && agreed.every((name) => other.includes(name));

/** Brings the server's record of this device in line with the player's consents. Never rejects. */
export const reportDevice = createReporter({
  agreed: () => agreedIn(consentItem.read()),
  reported: () => (deviceInfoIdItem.read() === null ? null : reportedItem.read()),
  arrange(agreed) {
    // Nothing that a withdrawn consent had allowed stays until the next report.
    if (!isSame(agreed, reportedItem.read())) deviceInfoItem.clear();
    if (!agreed.includes('fingerprint')) ownUuid.forget();
    if (!agreed.includes('analytics')) {
      countedId.forget();
      forgetWaiting();
    }
    if (!agreed.includes('advertising')) {
      forgetAdTracking();
      forgetCampaign();
      attributedId.forget();
    }
    // The server's record does not contain a new id yet.
    else if (keepAdIds()) reportedItem.clear();
  },
  gather: (agreed) => recordOf(agreed),
  async tell(record, agreed) {
    const deviceInfoId = deviceInfoIdItem.read();
    const known = z.safeParse(z.uuid(), deviceInfoId);
    const body = known.success ? { ...record, deviceInfoId: known.data } : record;
    const reply = await send(deviceCalls.infoId, body).catch(() => null);
    if (reply === null) return false;
    deviceInfoIdItem.write(reply.deviceInfoId);
    reportedItem.write([...agreed]);
    deviceInfoItem.write(record);
    return true;
  },
});
