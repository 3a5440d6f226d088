import { atom } from 'jotai';
import * as z from 'zod/mini';
import { sixDigits } from '../../../../contract/account/account';
import { emailAddress } from '../../../../contract/account/profile';
import { ERRORS } from '../../../../contract/envelope';
import type { StringKey } from '../../../i18n/stringKeys';
import { ApiError } from '../../../shared/api/apiError';
import { uidAtom } from '../../../shared/session/session';
import { changeAtom, watchAtom } from '../../../shared/store/store';

/** The input of the mail form, and the string key of its error. */
export interface EmailForm {
  readonly email: string;
  readonly code: string;
  readonly wrong: { readonly field: 'email' | 'code'; readonly key: StringKey } | null;
}

export const EMPTY_EMAIL: EmailForm = { email: '', code: '', wrong: null };

/** Kept while the app is open, so that the player can look into their mailbox. Never stored. */
export const emailFormAtom = atom(EMPTY_EMAIL);
// The next player to log in must not see this input.
watchAtom(uidAtom, () => changeAtom(emailFormAtom, EMPTY_EMAIL));

/** Typing clears the error; changing the address clears the code. */
export function typed(form: EmailForm, field: 'email' | 'code', text: string): EmailForm {
  const code = field === 'code' ? text : form.email.trim() === text.trim() ? form.code : '';
  return { email: field === 'email' ? text : form.email, code, wrong: null };
}

/** The error that prevents sending or binding; null if there is none. */
export function checked({ email, code }: EmailForm, withCode: boolean): EmailForm['wrong'] {
  if (!z.safeParse(emailAddress, email.trim()).success) return { field: 'email', key: 'account.emailWrong' };
  if (withCode && !z.safeParse(sixDigits, code).success) return { field: 'code', key: 'account.codeMissing' };
  return null;
}

const PLACES: Readonly<Record<string, EmailForm['wrong']>> = {
  [ERRORS.badRequest.code]: { field: 'email', key: 'account.emailWrong' },
  [ERRORS.codeWrong.code]: { field: 'code', key: 'errors.codeWrong' },
  [ERRORS.alreadyRegistered.code]: { field: 'email', key: 'account.emailTaken' },
};

/** The field that a refusal concerns; null if it concerns none. */
export const placeOf = (error: unknown): EmailForm['wrong'] =>
  error instanceof ApiError ? (PLACES[error.code] ?? null) : null;
