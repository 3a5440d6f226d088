import { atom, useAtom } from 'jotai';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { accountCalls } from '../../../contract/account';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { CodeInput } from '../../ui/form/CodeInput';
import { type AuthForm, rules } from './authForm';

/** What the server said of codes that were tried. Another look of the same form does not ask again. */
const answersAtom = atom<Readonly<Record<string, boolean>>>({});

/** An invite code, if there is one. Whether it is good is asked when the field is left, and at once for one that came along. */
export function InviteField({ form }: { form: AuthForm }) {
  const { t } = useTranslation();
  const [answers, setAnswers] = useAtom(answersAtom);
  const message = form.formState.errors.inviteCode?.message;
  const code = form.watch('inviteCode').trim();
  const ask = async () => {
    if (code === '' || rules.inviteCode(code) !== true) return;
    const known = answers[code];
    const good =
      known ??
      (await send(accountCalls.checkInvite, { inviteCode: code }).then(
        ({ validated }) => validated,
        () => null,
      ));
    if (good === null || form.getValues('inviteCode').trim() !== code) return;
    if (known === undefined) setAnswers((before) => ({ ...before, [code]: good }));
    if (!good) form.setError('inviteCode', { type: 'server', message: 'auth.inviteWrong' });
  };
  const askFirst = useRef(ask);
  useEffect(() => {
    void askFirst.current();
  }, []);
  return (
    <CodeInput
      {...form.register('inviteCode', { validate: rules.inviteCode, onBlur: ask })}
      label={t('auth.invite')}
      placeholder={t('auth.invitePlaceholder')}
      error={message === undefined ? undefined : t(message)}
      good={code !== '' && answers[code] === true && t('auth.inviteGood')}
      idle={code === '' && <Plus size="1.3rem" aria-hidden />}
    />
  );
}
