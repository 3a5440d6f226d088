import { DEFAULT_APP_ID } from './headers';

/** An app code without its version, which is its last three digits: "peryahan_4" of "peryahan_4000". */
export const shortAppCode = (appId: string): string => appId.replace(/\d{3}$/, '');

const MAIN_CODE = shortAppCode(DEFAULT_APP_ID);

/** Whether an app code is that of the main app, in any version; other codes are those of child apps. */
export const isMainApp = (appId: string): boolean => appId.includes(MAIN_CODE);
