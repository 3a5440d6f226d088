import { isCleanApp } from '../../contract/appCode';
import { CONSENTS, type Consent, type DeviceRecord, FIELDS_OF } from '../../contract/deviceRecord';
import { appIdOf } from '../shared/api/headers';
import { adTrackingItem, appIdItem, type Consents } from '../shared/api/identity';
import { adBlocked } from './adBlock';
import { DEVICE_INFO_FIELDS, type DeviceInfo, type DeviceInfoField, deviceInfo } from './deviceInfo';
import { browserEnvironment } from './environment';

/** Fields that need no consent: without them faults could not be distinguished. */
const ALWAYS = ['language', 'screenWidth', 'screenHeight'] as const satisfies readonly DeviceInfoField[];

/** Everything that a device record is collected from; tests pass their own. */
export interface Sources {
  info(fields: readonly DeviceInfoField[]): Promise<Partial<DeviceInfo>>;
  appId(): string | null;
  adIds(): Readonly<Record<'afId' | 'fbInsId' | 'aaid', string | null>>;
  adBlocked(): Promise<boolean>;
}

const browserSources: Sources = {
  info: (fields) => deviceInfo(fields, browserEnvironment()),
  appId: () => appIdItem.read(),
  adIds: () => adTrackingItem.read(),
  adBlocked: () => adBlocked(),
};

/** The consents that may be given: a clean app has nothing to do with advertisers. */
export const consentsOffered = (appId = appIdItem.read()): readonly Consent[] =>
  CONSENTS.filter((name) => name !== 'advertising' || !isCleanApp(appIdOf(appId)));

/** The names of the given consents, in a fixed order. */
export const agreedIn = (consents: Consents): Consent[] => consentsOffered().filter((name) => consents[name]);

/** Collects only what the consents cover. What the device cannot tell is left out. */
export async function recordOf(
  agreed: readonly Consent[],
  sources: Sources = browserSources,
): Promise<DeviceRecord> {
  const allowed: readonly string[] = [...ALWAYS, ...agreed.flatMap((name) => FIELDS_OF[name])];
  const info = await sources.info(DEVICE_INFO_FIELDS.filter((field) => allowed.includes(field)));
  const advertising = agreed.includes('advertising')
    ? { ...sources.adIds(), adBlocked: await sources.adBlocked() }
    : {};
  const fields = Object.entries({ ...info, ...advertising, app_id: sources.appId() });
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value !== null)),
    ...(agreed.length > 0 && { consent: [...agreed] }),
  };
}
