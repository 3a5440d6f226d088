import type * as z from 'zod/mini';
import type { deviceInfo as shape } from '../../contract/deviceRecord';
import { dateOf, weekOf } from './calendar';
import type { Environment } from './environment';
import { lunarDateOf } from './lunar';
import { placeOf } from './place';
import { readUserAgent } from './userAgent';

type Shape = typeof shape;

/** Every field by its wire name. What a device cannot tell is null. */
export type DeviceInfo = { readonly [Field in keyof Shape]: z.output<Shape[Field]> | null };
export type DeviceInfoField = keyof DeviceInfo;

type Gather<Value> = (environment: Environment) => Value | Promise<Value>;

const gather: { readonly [Field in DeviceInfoField]: Gather<DeviceInfo[Field]> } = {
  deviceType: async (environment) => (await readUserAgent(environment)).deviceType,
  OS: async (environment) => (await readUserAgent(environment)).system,
  OSVersion: async (environment) => (await readUserAgent(environment)).systemVersion,
  platform: ({ platform }) => cut(platform),
  screenHeight: ({ screen }) => Math.round(screen.height),
  screenWidth: ({ screen }) => Math.round(screen.width),
  language: ({ language }) => cut(language),
  netWork: ({ isOnline, connection }) =>
    isOnline ? cut(connection?.type ?? connection?.effectiveType ?? '') : 'offline',
  orientation: ({ screen }) => (screen.height >= screen.width ? 'portrait' : 'landscape'),
  browserInfo: async (environment) => (await readUserAgent(environment)).browser,
  fingerprint: ({ takeFingerprint }) => takeFingerprint(),
  userAgent: ({ userAgent }) => (userAgent === '' ? null : userAgent.slice(0, 1024)),
  geoPosition: ({ geolocation, timer }) => placeOf(geolocation, timer),
  date: ({ now }) => dateOf(now()),
  lunarDate: ({ now }) => lunarDateOf(now()),
  week: ({ now }) => weekOf(now()),
  UUID: ({ ownUuid }) => ownUuid(),
};

export const DEVICE_INFO_FIELDS = Object.keys(gather) as readonly DeviceInfoField[];

/**
 * Collects the requested fields and reads nothing that only other fields need. Never rejects: an unknown field is null.
 */
export async function deviceInfo<Field extends DeviceInfoField>(
  fields: readonly Field[],
  environment: Environment,
): Promise<Pick<DeviceInfo, Field>> {
  const values = await Promise.all(
    fields.map(async (field) => {
      const ask: Gather<DeviceInfo[Field]> = gather[field];
      return [field, await attempt(() => ask(environment))] as const;
    }),
  );
  return Object.fromEntries(values) as Pick<DeviceInfo, Field>;
}

async function attempt<Value>(ask: () => Value | Promise<Value>): Promise<Value | null> {
  try {
    return await ask();
  } catch {
    return null;
  }
}

/** A short text as the wire takes it; null for an empty one. */
const cut = (text: string): string | null => (text === '' ? null : text.slice(0, 256));
