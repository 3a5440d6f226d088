import { atom } from 'jotai';
import { useEffect } from 'react';
import type { FieldError, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { password as passwordRule, sixDigits } from '../../../contract/account/account';
import { ERRORS } from '../../../contract/envelope';
import { errorText } from '../../i18n/errorText';
import { currentTranslation } from '../../i18n/i18n';
import type { StringKey } from '../../i18n/stringKeys';
import { ApiError } from '../../shared/api/apiError';
import { closePopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { explainRefusal } from '../../shared/safer-play/saferPlayRefusal';
import { inviteCodeAtom, keepInviteCode } from '../../shared/session/invite';
import { uidAtom } from '../../shared/session/session';
import { changeAtom, readAtom, watchAtom } from '../../shared/store/store';
import { isPhone } from './phone';

/** All fields of registration and both log-in methods in one form, so that switching loses no input. */
export interface AuthValues {
  /** The digits after +63. */
  phone: string;
  code: string;
  password: string;
  inviteCode: string;
  /** Whether the player agrees to the terms and confirms their age. */
  agreement: boolean;
  /** Whether they would like the welcome bonus. */
  giveBonus: boolean;
}

export type AuthForm = UseFormReturn<AuthValues>;

export const EMPTY_VALUES: AuthValues = {
  phone: '',
  code: '',
  password: '',
  inviteCode: '',
  agreement: true,
  giveBonus: false,
};

/** The input so far, restored after a visit to another page. Never stored. */
const draftAtom = atom(EMPTY_VALUES);
// Who has logged in otherwise, or in another tab, leaves nothing to the next player, who is there after a log-out.
watchAtom(uidAtom, () => changeAtom(draftAtom, EMPTY_VALUES));

/** The previous input, with the invite code of the address. */
export function keptDraft(): AuthValues {
  keepInviteCode(window.location.href);
  const kept = readAtom(draftAtom);
  return kept.inviteCode === '' ? { ...kept, inviteCode: readAtom(inviteCodeAtom) ?? '' } : kept;
}

export const keepDraft = (values: AuthValues): void => changeAtom(draftAtom, values);

/** Saves the input as the draft when the form unmounts. */
export function useKeptDraft(form: AuthForm): void {
  useEffect(() => () => keepDraft(form.getValues()), [form]);
}

const fits = (schema: z.ZodMiniType<unknown, unknown>, value: string) => z.safeParse(schema, value).success;

/** Validation by field; each rule returns the string key of the error. */
export const rules = {
  phone: (digits: string) => isPhone(digits) || 'auth.phoneWrong',
  code: (code: string) => fits(sixDigits, code) || 'auth.codeMissing',
  newPassword: (text: string) => fits(passwordRule, text) || 'auth.passwordShort',
  password: (text: string) => text !== '' || 'auth.accountWrong',
  inviteCode: (text: string) => /^[A-Za-z0-9]{0,16}$/.test(text.trim()) || 'auth.inviteWrong',
  agreement: (agreed: boolean) => agreed || 'auth.agreementMissing',
} as const satisfies Record<string, (value: never) => true | StringKey>;

/** The string key of a field's error: the form library calls it a message. Only `rules` and `setWrong` make one. */
export const wrongKey = (error: FieldError | undefined): StringKey | undefined =>
  error?.message as StringKey | undefined;

/** Shows an error that the server found at its field. */
export function setWrong(
  { setError }: Pick<AuthForm, 'setError'>,
  field: keyof AuthValues,
  message: StringKey,
  focus = false,
): void {
  setError(field, { type: 'server', message }, { shouldFocus: focus });
}

const FIELDS: Readonly<Record<string, readonly [field: keyof AuthValues, words: StringKey]>> = {
  [ERRORS.phoneInvalid.code]: ['phone', 'auth.phoneWrong'],
  [ERRORS.alreadyRegistered.code]: ['phone', 'errors.alreadyRegistered'],
  [ERRORS.codeWrong.code]: ['code', 'auth.codeWrong'],
  [ERRORS.passwordWeak.code]: ['password', 'auth.passwordWeak'],
  [ERRORS.loginWrong.code]: ['password', 'errors.loginWrong'],
  [ERRORS.inviteInvalid.code]: ['inviteCode', 'auth.inviteWrong'],
  [ERRORS.agreementMissing.code]: ['agreement', 'auth.agreementMissing'],
};

/** The field that a refusal concerns and the string key of its error; null if it concerns none. */
export function fieldOf(error: unknown): readonly [field: keyof AuthValues, words: StringKey] | null {
  return error instanceof ApiError ? (FIELDS[error.code] ?? null) : null;
}

/** Options of the form's calls: `showRefusal` shows their failures. */
export const SHOWN_BY_FORM = { quiet: true } as const;

/** Shows a refusal at its field, with the focus there, or as a toast where it concerns none; never both. */
export function showRefusal(form: AuthForm, error: unknown): void {
  const place = fieldOf(error);
  if (error instanceof ApiError && error.code === ERRORS.otherApp.code) leadToMove();
  if (place !== null) setWrong(form, ...place, true);
  else if (!explainRefusal(error))
    showToast({ text: errorText(error, currentTranslation().t), tone: 'error' });
}

/** The account of a child app moves first: there its player logs in as well. */
function leadToMove(): void {
  closePopup('login');
  window.location.hash = '#/transferToMain';
}
