import { atom } from 'jotai';
import type { OauthProof } from '../../../contract/account/oauth';
import { ERRORS } from '../../../contract/envelope';
import { errorText } from '../../i18n/errorText';
import type { Translation } from '../../i18n/i18n';
import { ApiError } from '../../shared/api/apiError';
import { uidAtom } from '../../shared/session/session';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';
import { OauthFailed } from './oauthFailed';

/**
 * The player's identity at a provider while they prove that an account is theirs: the next log-in or registration
 * binds the two. Never stored.
 */
export const oauthProofAtom = atom<OauthProof | null>(null);
// However they logged in: the next player to do so here must not be bound to it.
watchAtom(uidAtom, () => changeAtom(oauthProofAtom, null));

/** The part of a request body that binds the identity; empty without one. */
type Bound = { readonly oauth?: OauthProof };

/**
 * Makes a call that binds the identity, if there is one. A proof that has ended meanwhile, or that nobody can check now, is
 * dropped, and the call is made without it: the server looks at the proof first, so nothing else was used up.
 */
export async function bindingProof<Reply>(call: (bound: Bound) => Promise<Reply>): Promise<Reply> {
  const proof = readAtom(oauthProofAtom);
  if (proof === null) return call({});
  try {
    const reply = await call({ oauth: proof });
    changeAtom(oauthProofAtom, null);
    return reply;
  } catch (error) {
    const { badRequest, busy } = ERRORS;
    const isOver =
      error instanceof ApiError && [badRequest.code, busy.code].some((code) => code === error.code);
    if (!isOver) throw error;
    changeAtom(oauthProofAtom, null);
    return call({});
  }
}

/** The message for a failed social log-in. */
export function oauthText(error: unknown, t: Translation['t']): string {
  if (!(error instanceof OauthFailed)) return errorText(error, t);
  const { provider, reason, detail } = error;
  if (provider === 'facebook') return t(reason === 'missing' ? 'auth.facebookMissing' : 'auth.facebookLeft');
  if (reason === 'missing') return t('auth.googleMissing');
  if (reason === 'notShown') return t('auth.googleNotShown', { reason: detail });
  return t(reason === 'suppressed' ? 'auth.googleSuppressed' : 'auth.googleSkipped');
}
