import { CONSENTS, type Consent, type DeviceRecord, FIELDS_OF } from '../../contract/deviceRecord';
import { adTrackingItem, appIdItem, type Consents } from '../shared/api/identity';
import { adBlocked } from './adBlock';
import { DEVICE_INFO_FIELDS, type DeviceInfo, type DeviceInfoField, deviceInfo } from './deviceInfo';
import { browserEnvironment } from './environment';

/** What needs no consent: without it no fault could be told from another. */
const ALWAYS = ['language', 'screenWidth', 'screenHeight'] as const satisfies readonly DeviceInfoField[];

/** Everything a device record is gathered from, handed in for tests. */
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

/** The names of what was agreed to, in their fixed order. */
export const agreedIn = (consents: Consents): Consent[] => CONSENTS.filter((name) => consents[name]);

/** Gathers what was agreed to and touches nothing else. What the device cannot tell is left out. */
export async function recordOf(
  agreed: readonly Consent[],
  sources: Sources = browserSources,
): Promise<DeviceRecord> {
  const allowed: readonly string[] = [...ALWAYS, ...agreed.flatMap((name) => FIELDS_OF[name])];
  const info = await sources.info(DEVICE_INFO_FIELDS.filter((field) => allowed.includes(field)));
  const advertising = agreed.includes('advertising')
    ? { ...sources.adIds(), adBlocked: await sources.adBlocked() }
    : {};
  const told = Object.entries({ ...info, ...advertising, app_id: sources.appId() });
  return {
    ...Object.fromEntries(told.filter(([, value]) => value !== null)),
    ...(agreed.length > 0 && { consent: [...agreed] }),
  };
}
