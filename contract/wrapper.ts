import * as z from 'zod/mini';
import { call } from './call';

/** Calls of the native wrapper, which makes them before it opens the app. */
export const wrapperCalls = {
  boot: call({
    method: 'GET',
    path: '/x2/app/boot/v2/{appId}',
    auth: 'none',
    quiet: true,
    about: 'Which address an app opens, its version, and where the players of this app can go instead.',
    /** The code of the app with its version, such as peryahan_4000. */
    params: z.strictObject({ appId: z.string().check(z.regex(/^[A-Za-z0-9.-]{1,32}_[0-9]{4,8}$/)) }),
    reply: z.object({
      /** Empty: the address that was asked. */
      defaultUrl: z.string(),
      version: z.string(),
      /** Empty: there is no other address. */
      newSideUrl: z.string(),
      newSideVersion: z.string(),
    }),
  }),
  commentFlag: call({
    method: 'GET',
    path: '/x2/app/comment_flag',
    auth: 'none',
    quiet: true,
    about: 'Whether an app may ask its player for a comment in the store.',
    reply: z.object({ commentFlag: z.boolean() }),
  }),
};
