import * as z from 'zod/mini';
import { call } from './call';
import { emergencyAlert } from './emergency';

/** An app code, with or without the version in its last three digits. */
export const appCode = z.string().check(z.regex(/^[A-Za-z0-9.-]{1,32}_[0-9]{1,8}$/));

export const appCalls = {
  info: call({
    path: '/x2/app/info',
    auth: 'none',
    quiet: true,
    about: 'Which app this is, where the main app and its download are, and what operators have announced.',
    reply: z.object({
      /** With its version, as in peryahan_4000. */
      appCode,
      isMain: z.boolean(),
      /** Null in the main app, and where none is configured. */
      mainAppUrl: z.nullable(z.string()),
      /** The download page of the main app. */
      downloadUrl: z.nullable(z.string()),
      /** The Android app itself. */
      apkUrl: z.nullable(z.string()),
      /** When a child app closes; null while it stays open. */
      closesOn: z.nullable(z.iso.date()),
      alert: z.nullable(emergencyAlert),
    }),
  }),
};
