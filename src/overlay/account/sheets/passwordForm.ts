import * as z from 'zod/mini';
import { password as passwordRule, sixDigits } from '../../../../contract/account';
import type { BodyOf } from '../../../../contract/call';
import { ERRORS } from '../../../../contract/envelope';
import type { profileCalls } from '../../../../contract/profile';
import type { StringKey } from '../../../i18n/stringKeys';
import { ApiError } from '../../../shared/api/apiError';

/** How the player proves their identity. */
export type Proof = 'old' | 'code';
export type PasswordField = 'old' | 'code' | 'new';

/** Each proof keeps its input. `wrong` has the string key of the error, by field. */
export interface PasswordForm {
  readonly proof: Proof;
  readonly old: string;
  readonly code: string;
  readonly new: string;
  readonly wrong: Readonly<Partial<Record<PasswordField, StringKey>>>;
}

export const EMPTY_PASSWORD: PasswordForm = { proof: 'old', old: '', code: '', new: '', wrong: {} };

/** Typing clears the error of that field only. */
export function typed(form: PasswordForm, field: PasswordField, text: string): PasswordForm {
  const { [field]: _, ...wrong } = form.wrong;
  return { ...form, [field]: text, wrong };
}

/** The errors that prevent submitting; empty if there are none. */
export function checked(form: PasswordForm): PasswordForm['wrong'] {
  const proofMissing = form.proof === 'old' ? form.old === '' : !z.safeParse(sixDigits, form.code).success;
  const key = form.proof === 'old' ? 'account.oldMissing' : 'account.codeMissing';
  return {
    ...(proofMissing && { [form.proof]: key }),
    ...(!z.safeParse(passwordRule, form.new).success && { new: 'account.newShort' }),
  };
}

/** The request body, with the chosen proof only. */
export const bodyOf = (form: PasswordForm): BodyOf<typeof profileCalls.changePassword> =>
  form.proof === 'old' ? { newPwd: form.new, oldPwd: form.old } : { newPwd: form.new, code: form.code };

const PLACES: Readonly<Record<string, readonly [field: PasswordField, key: StringKey]>> = {
  [ERRORS.loginWrong.code]: ['old', 'account.oldWrong'],
  [ERRORS.codeWrong.code]: ['code', 'errors.codeWrong'],
  [ERRORS.passwordWeak.code]: ['new', 'errors.passwordWeak'],
};

/** The field and error that a refusal concerns; null if it concerns no field. */
export function wrongBy(error: unknown): PasswordForm['wrong'] | null {
  const place = error instanceof ApiError ? PLACES[error.code] : undefined;
  return place === undefined ? null : { [place[0]]: place[1] };
}
