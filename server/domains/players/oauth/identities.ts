import type { OauthProof, OauthProvider } from '../../../../contract/account/oauth';
import type { Config } from '../../../config';
import type { Context } from '../../../context';
import type { Queryable } from '../../../db/database';
import { refuse } from '../../../http/refusal';
import { facebook } from './facebook';
import { google } from './google';
import type { Verifier } from './verifier';

export type Verifiers = Readonly<Partial<Record<OauthProvider, Verifier>>>;

/** Verifiers of the configured identity providers. */
export function verifiersOf(config: Config): Verifiers {
  const { googleClientId: clientId, googleKeysUrl: keysUrl } = config;
  const { facebookAppId: appId, facebookAppSecret: appSecret, facebookUrl: url } = config;
  return {
    ...(clientId !== null && { google: google({ clientId, keysUrl }) }),
    ...(appId !== null && appSecret !== null && { facebook: facebook({ appId, appSecret, url }) }),
  };
}

/** A person's identity at a provider. */
export interface Known {
  readonly provider: OauthProvider;
  readonly subject: string;
}

/**
 * The identity of a credential. Refuses "notFound" for a provider that is not configured, "busy" where it
 * cannot be asked, and "badRequest" for a credential that it rejects.
 */
export async function knownBy(
  { clock, log }: Pick<Context, 'clock' | 'log'>,
  verifiers: Verifiers,
  { provider, credential }: OauthProof,
): Promise<Known> {
  const verifier = verifiers[provider];
  if (verifier === undefined) throw refuse('notFound');
  const subject = await verifier.subjectOf(credential, clock.now()).catch((error: unknown) => {
    log.error({ err: error, provider }, 'could not verify an identity with its provider');
    throw refuse('busy');
  });
  if (subject === null) throw refuse('badRequest');
  return { provider, subject };
}

/** The player whose account is bound to an identity; null when there is none. */
export async function ownerOf(on: Queryable, { provider, subject }: Known): Promise<number | null> {
  const [row] = await on.query<{ uid: number }>({
    name: 'oauth-identities-owner',
    text: 'SELECT uid FROM third_identities WHERE provider = $1 AND subject = $2',
    values: [provider, subject],
  });
  return row?.uid ?? null;
}

/**
 * Binds an identity to an account whose ownership has just been proven. Existing bindings stay: an identity
 * that belongs to another account, and an account that has another identity of that provider.
 */
export async function bindIdentity(
  on: Queryable,
  { provider, subject }: Known,
  { uid, now }: { readonly uid: number; readonly now: Date },
): Promise<void> {
  await on.query({
    name: 'oauth-identities-bind',
    text: `
      INSERT INTO third_identities (provider, subject, uid, bound_at) VALUES ($1, $2, $3, $4)
      ON CONFLICT DO NOTHING`,
    values: [provider, subject, uid, now],
  });
}
