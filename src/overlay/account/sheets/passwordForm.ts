import * as z from 'zod/mini';
import { password as passwordRule, sixDigits } from '../../../../contract/account';
import type { BodyOf } from '../../../../contract/call';
import { ERRORS } from '../../../../contract/envelope';
import type { profileCalls } from '../../../../contract/profile';
import { ApiError } from '../../../shared/api/apiError';

/** What proves that it is the player who asks. */
export type Proof = 'old' | 'code';
export type PasswordField = 'old' | 'code' | 'new';

/** Both proofs keep what was typed for them. `wrong` is the string that says what is wrong, by field. */
export interface PasswordForm {
  readonly proof: Proof;
  readonly old: string;
  readonly code: string;
  readonly new: string;
  readonly wrong: Readonly<Partial<Record<PasswordField, string>>>;
}

export const EMPTY_PASSWORD: PasswordForm = { proof: 'old', old: '', code: '', new: '', wrong: {} };

/** Typing takes back what was wrong with that field alone. */
export function typed(form: PasswordForm, field: PasswordField, text: string): PasswordForm {
  const { [field]: _, ...wrong } = form.wrong;
  return { ...form, [field]: text, wrong };
}

/** What stands in the way of handing it in; empty when nothing does. */
export function checked(form: PasswordForm): PasswordForm['wrong'] {
  const proofMissing = form.proof === 'old' ? form.old === '' : !z.safeParse(sixDigits, form.code).success;
  const key = form.proof === 'old' ? 'account.oldMissing' : 'account.codeMissing';
  return {
    ...(proofMissing && { [form.proof]: key }),
    ...(!z.safeParse(passwordRule, form.new).success && { new: 'account.newShort' }),
  };
}

/** The change as it travels: with the one proof that was chosen. */
export const bodyOf = (form: PasswordForm): BodyOf<typeof profileCalls.changePassword> =>
  form.proof === 'old' ? { newPwd: form.new, oldPwd: form.old } : { newPwd: form.new, code: form.code };

const PLACES: Readonly<Record<string, readonly [field: PasswordField, key: string]>> = {
  [ERRORS.loginWrong.code]: ['old', 'account.oldWrong'],
  [ERRORS.codeWrong.code]: ['code', 'errors.codeWrong'],
  [ERRORS.passwordWeak.code]: ['new', 'errors.passwordWeak'],
};

/** What a refusal says of a field; null when it is about none. */
export function wrongBy(error: unknown): PasswordForm['wrong'] | null {
  const place = error instanceof ApiError ? PLACES[error.code] : undefined;
  return place === undefined ? null : { [place[0]]: place[1] };
}
