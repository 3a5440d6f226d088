import { useAtomValue } from 'jotai';
import { type ChangeEvent, useRef, useState } from 'react';
import { userCalls } from '../../../../contract/account/user';
import type { Address } from '../../../../contract/addresses';
import { ERRORS } from '../../../../contract/envelope';
import { errorText } from '../../../i18n/errorText';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { send } from '../../../shared/api/api';
import { ApiError } from '../../../shared/api/apiError';
import { serverNowMs } from '../../../shared/config/config';
import { dayOf } from '../../../shared/dateText';
import { lacksAge, refreshUser, setUser, userAtom } from '../../../shared/session/user';
import { Button } from '../../../ui/form/Button';
import { TextField } from '../../../ui/form/TextField';
import * as css from './Birthday.css';
import { AGE_MIN_YEARS, type BirthdayPart, isoBirthday, partsOrder } from './birthday';
import { ClosedAccount } from './ClosedAccount';

const LENGTHS: Readonly<Record<BirthdayPart, number>> = { year: 4, month: 2, day: 2 };
const AUTOFILL = { year: 'bday-year', month: 'bday-month', day: 'bday-day' } as const;
const EMPTY = { year: '', month: '', day: '' };

interface BirthdayFormProps {
  /** Called when the player is known to be old enough. */
  onDone: () => void;
  /** Called when a player whose account is closed for their age leaves for a page that helps. */
  onLeave: (to: Address) => void;
}

/** Asks for the birthday, once. An age below the minimum is kept by the server and closes the account. */
export function BirthdayForm({ onDone, onLeave }: BirthdayFormProps) {
  const { t, language } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const [parts, setParts] = useState(EMPTY);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const user = useAtomValue(userAtom);
  const order = partsOrder(LANGUAGES[language].tag);

  const change = (part: BirthdayPart, at: number) => (event: ChangeEvent<HTMLInputElement>) => {
    const digits = event.target.value.replace(/\D/g, '').slice(0, LENGTHS[part]);
    setParts({ ...parts, [part]: digits });
    setWrong(null);
    // Moves the focus to the next box, which saves two taps on a phone.
    if (digits.length === LENGTHS[part] && digits.length > parts[part].length) {
      form.current?.querySelectorAll('input')[at + 1]?.focus();
    }
  };
  const save = async () => {
    const today = dayOf(new Date(serverNowMs()));
    const birthday = isoBirthday(parts, today);
    if (birthday === null) return setWrong(t('wallet.birthdayWrong'));
    setBusy(true);
    try {
      setUser(await send(userCalls.setBirthday, { birthday }, { quiet: true }));
      onDone();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : '';
      if (code !== ERRORS.underAge.code && code !== ERRORS.alreadySet.code)
        return setWrong(errorText(error, t));
      // The stored birthday decides: it may be an earlier one, given on another device.
      const user = await refreshUser().catch(() => null);
      if (user === null) setWrong(errorText(error, t));
      else if (!lacksAge(user)) onDone();
    } finally {
      setBusy(false);
    }
  };
  if (user?.isUnderAge && user.birthday !== null) {
    return <ClosedAccount birthday={user.birthday} onLeave={onLeave} />;
  }
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p className={css.text}>{t('wallet.birthdayText', { years: AGE_MIN_YEARS })}</p>
      <fieldset className={css.parts} aria-label={t('wallet.birthday')}>
        {order.map((part, at) => (
          <div key={part} className={part === 'year' ? css.year : css.short}>
            <TextField
              label={t(`wallet.birthday_${part}`)}
              inputMode="numeric"
              autoComplete={AUTOFILL[part]}
              enterKeyHint={at === order.length - 1 ? 'done' : 'next'}
              placeholder={'0'.repeat(LENGTHS[part])}
              value={parts[part]}
              onChange={change(part, at)}
              aria-invalid={wrong !== null || undefined}
            />
          </div>
        ))}
      </fieldset>
      {wrong !== null && (
        <p className={css.wrong} role="alert">
          {wrong}
        </p>
      )}
      <p className={css.note}>{t('wallet.birthdayNote')}</p>
      <Button type="submit" wide busy={busy}>
        {t('wallet.birthdaySave')}
      </Button>
    </form>
  );
}
