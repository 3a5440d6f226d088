import * as z from 'zod/mini';
import { type Call, instant, noReply, nothing, page } from '../call';
import type { DeskPermission } from './roles';

type Schema = z.ZodMiniType<unknown, unknown>;

/** A call of the console. `needs` is null where any operator who is logged in may make it. */
export interface DeskCall<
  Body extends Schema = Schema,
  Reply extends Schema = Schema,
  Auth extends 'none' | 'operator' = 'none' | 'operator',
> extends Call<Body, Reply, typeof nothing, Auth> {
  readonly needs: DeskPermission | null;
}

interface Definition<Body extends Schema, Reply extends Schema, Auth extends 'none' | 'operator'> {
  readonly path: `/x2/desk/${string}`;
  /** `none` for the calls before a log-in. */
  readonly auth?: Auth;
  readonly needs?: DeskPermission;
  /** The media type of a reply without the envelope. */
  readonly raw?: 'text/csv';
  readonly about: string;
  readonly body?: Body;
  readonly reply?: Reply;
}

/** Fills in the defaults: for operators, no permission beyond the log-in, no body, no reply. */
export const deskCall = <
  Body extends Schema = typeof nothing,
  Reply extends Schema = typeof noReply,
  const Auth extends 'none' | 'operator' = 'operator',
>({
  path,
  auth = 'operator' as Auth,
  needs,
  raw,
  about,
  body = nothing as unknown as Body,
  reply = noReply as unknown as Reply,
}: Definition<Body, Reply, Auth>): DeskCall<Body, Reply, Auth> => ({
  method: 'POST',
  path,
  auth,
  needs: needs ?? null,
  quiet: false,
  money: false,
  raw: raw ?? null,
  about,
  params: nothing,
  body,
  reply,
});

/** The header with the token of an operator's session. */
export const DESK_HEADER = 'desk-session';

/**
 * The header of calls that the console makes while nobody uses it. Whatever it says, such a call does not keep the session
 * open.
 */
export const DESK_UNATTENDED_HEADER = 'desk-unattended';

/** The header of every answer with the id under which the log tells of the call. */
export const DESK_TRACE_HEADER = 'x-request-id';

/** Pages of the console are read by cursor alone. */
export const deskPage = { pageSize: page.pageSize, cursor: page.cursor };

/** A number that the database assigns, as a decimal text. */
export const deskId = z.string().check(z.regex(/^[1-9][0-9]{0,17}$/));

export const uid = z.int().check(z.minimum(1), z.maximum(2_147_483_647));

/** A code of an authenticator app. */
export const totpCode = z.string().check(z.regex(/^[0-9]{6}$/));

/** Why an operator does something; kept in the audit trail forever. */
export const reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(500), z.regex(/^[^\p{Cc}]*$/u));

/** Who did something. */
export const operatorName = z.object({ id: z.int(), name: z.string() });

export type OperatorName = z.output<typeof operatorName>;

export { instant };
