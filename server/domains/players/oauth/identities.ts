import type { OauthProof, OauthProvider } from '../../../../contract/oauth';
import type { Config } from '../../../config';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import { facebook } from './facebook';
import { google } from './google';
import type { Verifier } from './verifier';

export type Verifiers = Readonly<Partial<Record<OauthProvider, Verifier>>>;

/** Whose word is taken: of those that are configured. */
export function verifiersOf(config: Config): Verifiers {
  const { googleClientId: clientId, googleKeysUrl: keysUrl } = config;
  const { facebookAppId: appId, facebookAppSecret: appSecret, facebookUrl: url } = config;
  return {
    ...(clientId !== null && { google: google({ clientId, keysUrl }) }),
    ...(appId !== null && appSecret !== null && { facebook: facebook({ appId, appSecret, url }) }),
  };
}

/** Somebody as a provider knows him. */
export interface Known {
  readonly provider: OauthProvider;
  readonly subject: string;
}

/**
 * Who shows a credential. Refuses "notFound" for a provider that is not configured, "busy" where it cannot be
 * asked, and "badRequest" for a credential that it does not stand by.
 */
export async function knownBy(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  verifiers: Verifiers,
  { provider, credential }: OauthProof,
): Promise<Known> {
  const verifier = verifiers[provider];
  if (verifier === undefined) throw refuse('notFound');
  const subject = await verifier.subjectOf(credential, clock.now()).catch((error: unknown) => {
    log.error({ err: error, provider }, 'a provider could not be asked who somebody is');
    throw refuse('busy');
  });
  if (subject === null) throw refuse('badRequest');
  return { provider, subject };
}

/** Whose account somebody opens; null while he has bound none. */
export async function ownerOf(on: Queryable, { provider, subject }: Known): Promise<number | null> {
  const [row] = await on.query<{ uid: number }>({
    name: 'third-identities-owner',
    text: 'SELECT uid FROM third_identities WHERE provider = $1 AND subject = $2',
    values: [provider, subject],
  });
  return row?.uid ?? null;
}

/**
 * Binds somebody to the account that he has just proven to be his. What is bound already stays as it is: an
 * identity that opens another account, and an account that has another identity of that provider.
 */
export async function bindIdentity(
  on: Queryable,
  { provider, subject }: Known,
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<void> {
  await on.query({
    name: 'third-identities-bind',
    text: `
      INSERT INTO third_identities (provider, subject, uid, bound_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    values: [provider, subject, uid, now],
  });
}
