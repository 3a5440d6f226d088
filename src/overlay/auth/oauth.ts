import { atom } from 'jotai';
import type { OauthProof } from '../../../contract/account/oauth';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { OauthFailed } from './oauthFailed';

/**
 * The player's identity at a provider while they prove that an account is theirs: the next log-in or registration
 * binds the two. Never stored.
 */
export const oauthProofAtom = atom<OauthProof | null>(null);

/** The part of a request body that binds the identity, if there is one. */
export const boundBy = (proof: OauthProof | null): { readonly oauth?: OauthProof } =>
  proof === null ? {} : { oauth: proof };

/** The message for a failed social log-in. */
export function oauthText(error: unknown, t: Translation['t']): string {
  if (!(error instanceof OauthFailed)) return errorText(error, t);
  const { provider, reason, detail } = error;
  if (provider === 'facebook') return t(reason === 'missing' ? 'auth.facebookMissing' : 'auth.facebookLeft');
  if (reason === 'missing') return t('auth.googleMissing');
  if (reason === 'notShown') return t('auth.googleNotShown', { reason: detail });
  return t(reason === 'suppressed' ? 'auth.googleSuppressed' : 'auth.googleSkipped');
}
