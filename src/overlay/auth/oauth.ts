import { atom } from 'jotai';
import type { OauthProof } from '../../../contract/oauth';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { OauthFailed } from './oauthScripts';

/**
 * Who the player is at a provider, while they prove once that an account is theirs: the next log-in or registration
 * binds the two. Never stored.
 */
export const oauthProofAtom = atom<OauthProof | null>(null);

/** Part of a body that binds, where there is something to bind. */
export const boundBy = (proof: OauthProof | null): { readonly oauth?: OauthProof } =>
  proof === null ? {} : { oauth: proof };

/** Why nobody was let in through a provider, for the player. */
export function oauthText(error: unknown, t: Translation['t']): string {
  if (!(error instanceof OauthFailed)) return errorText(error, t);
  const { provider, reason, detail } = error;
  if (provider === 'facebook') return t(reason === 'missing' ? 'auth.facebookMissing' : 'auth.facebookLeft');
  if (reason === 'missing') return t('auth.googleMissing');
  if (reason === 'notShown') return t('auth.googleNotShown', { reason: detail });
  return t(reason === 'suppressed' ? 'auth.googleSuppressed' : 'auth.googleSkipped');
}
