import { DEFAULT_APP_ID } from './headers';

/** An app code without its version, which is its last three digits: "peryahan_4" of "peryahan_4000". */
export const shortAppCode = (appId: string): string => appId.replace(/\d{3}$/, '');

const MAIN_CODE = shortAppCode(DEFAULT_APP_ID);

/** Whether an app code is that of the main app, in any version; other codes are those of child apps. */
export const isMainApp = (appId: string): boolean => appId.includes(MAIN_CODE);

/** The version of an app, which is the last three digits of its code; null for a code without one. */
export function appVersion(appId: string): number | null {
  const digits = /\d{3}$/.exec(appId)?.[0];
  return digits === undefined ? null : Number(digits);
}

/** Versions of clean apps, which are built without the services of advertisers. */
export const CLEAN_VERSIONS = { from: 20, to: 39 } as const;

/** Whether an app code is that of a clean app. */
export function isCleanApp(appId: string): boolean {
  const version = appVersion(appId);
  return version !== null && version >= CLEAN_VERSIONS.from && version <= CLEAN_VERSIONS.to;
}
