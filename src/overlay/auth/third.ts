import { atom } from 'jotai';
import type { ThirdProof } from '../../../contract/third';
import { ThirdFailed } from '../../io/third';
import { errorText } from '../../words/errors/errorText';
import type { Words } from '../../words/words';

/**
 * Who the player is at a provider, while he proves once that an account is his: the next log-in or registration
 * binds the two. Never stored.
 */
export const thirdProofAtom = atom<ThirdProof | null>(null);

/** Part of a body that binds, where there is something to bind. */
export const boundBy = (proof: ThirdProof | null): { readonly third?: ThirdProof } =>
  proof === null ? {} : { third: proof };

/** Why nobody was let in through a provider, for the player. */
export function thirdText(error: unknown, t: Words['t']): string {
  if (!(error instanceof ThirdFailed)) return errorText(error, t);
  const { provider, reason, detail } = error;
  if (provider === 'facebook') return t(reason === 'missing' ? 'auth.facebookMissing' : 'auth.facebookLeft');
  if (reason === 'missing') return t('auth.googleMissing');
  if (reason === 'notShown') return t('auth.googleNotShown', { reason: detail });
  return t(reason === 'suppressed' ? 'auth.googleSuppressed' : 'auth.googleSkipped');
}
