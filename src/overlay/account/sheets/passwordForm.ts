import * as z from 'zod/mini';
import { password as passwordRule } from '../../../../contract/account/account';
import type { profileCalls } from '../../../../contract/account/profile';
import type { BodyOf } from '../../../../contract/call';
import { ERRORS } from '../../../../contract/envelope';
import type { StringKey } from '../../../i18n/stringKeys';
import { ApiError } from '../../../shared/api/apiError';
import { checkedProof, EMPTY_PROOF, type ProofField, type ProofForm, wrongProofBy } from './proofForm';

export type PasswordField = ProofField | 'new';

/** A proof and the new password. `wrong` has the string key of the error, by field. */
export interface PasswordForm extends Omit<ProofForm, 'wrong'> {
  readonly new: string;
  readonly wrong: Readonly<Partial<Record<PasswordField, StringKey>>>;
}

export const EMPTY_PASSWORD: PasswordForm = { ...EMPTY_PROOF, new: '' };

/** Typing clears the error of that field only. */
export function typed(form: PasswordForm, field: PasswordField, text: string): PasswordForm {
  const { [field]: _, ...wrong } = form.wrong;
  return { ...form, [field]: text, wrong };
}

/** The errors that prevent submitting; empty if there are none. */
export const checked = (form: PasswordForm): PasswordForm['wrong'] => ({
  ...checkedProof(form),
  ...(!z.safeParse(passwordRule, form.new).success && { new: 'account.newShort' }),
});

/** The request body, with the chosen proof only. */
export const bodyOf = (form: PasswordForm): BodyOf<typeof profileCalls.changePassword> =>
  form.proof === 'old' ? { newPwd: form.new, oldPwd: form.old } : { newPwd: form.new, code: form.code };

/** The field and error that a refusal concerns; null if it concerns no field. */
export function wrongBy(error: unknown): PasswordForm['wrong'] | null {
  const isWeak = error instanceof ApiError && error.code === ERRORS.passwordWeak.code;
  return isWeak ? { new: 'errors.passwordWeak' } : wrongProofBy(error);
}
