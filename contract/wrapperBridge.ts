import * as z from 'zod/mini';
import type { Action } from './reports';

/** What page and native wrapper tell each other, as JSON texts; see docs/wrapper.md. */

/** The object that the wrapper adds to its page. */
export const WRAPPER_OBJECT = 'appWrapper';

/** A longer text from the wrapper is not read. */
export const WRAPPER_TEXT_MAX = 4_096;

/** From the page to the wrapper. */
export type ToWrapper =
  /** The page listens: from now on the back key belongs to it. */
  | { readonly type: 'ready'; readonly h5Version: string }
  /** What the player agreed to, now and after each change. The wrapper's own services follow it. */
  | { readonly type: 'consent'; readonly advertising: boolean; readonly analytics: boolean }
  /** What the player did, for the wrapper of a child app, with consent to advertising ids. */
  | { readonly type: 'userAction'; readonly action: Action; readonly h5Version: string }
  /** Back was pressed twice on the first page. */
  | { readonly type: 'exit' };

const adId = z.optional(z.nullable(z.string().check(z.regex(/^[\w.:-]{1,128}$/))));

/** From the wrapper to the page. Further fields are dropped, and so is every other message. */
export const fromWrapper = z.discriminatedUnion('type', [
  z.object({ type: z.literal('back') }),
  /** Ids that advertising services gave the device; an id that is missing is not known. */
  z.object({ type: z.literal('adIds'), afId: adId, fbInsId: adId, aaid: adId }),
]);

export type FromWrapper = z.output<typeof fromWrapper>;
