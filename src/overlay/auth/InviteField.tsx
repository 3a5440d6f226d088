import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { accountCalls } from '../../../contract/account';
import { send } from '../../io/api';
import { CodeInput } from '../../ui/CodeInput';
import { useWords } from '../../words/words';
import { type AuthForm, rules } from './authForm';

/** An invite code, if there is one. Whether it is good is asked when the field is left, and at once for one that came along. */
export function InviteField({ form }: { form: AuthForm }) {
  const { t } = useWords();
  const [good, setGood] = useState<string | null>(null);
  const message = form.formState.errors.inviteCode?.message;
  const code = form.watch('inviteCode').trim();
  const ask = async () => {
    if (code === '' || code === good || rules.inviteCode(code) !== true) return;
    const reply = await send(accountCalls.checkInvite, { inviteCode: code }).catch(() => null);
    if (reply === null || form.getValues('inviteCode').trim() !== code) return;
    if (reply.validated) setGood(code);
    else form.setError('inviteCode', { type: 'server', message: 'auth.inviteWrong' });
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
      good={code !== '' && code === good && t('auth.inviteGood')}
      idle={code === '' && <Plus size="1.3rem" aria-hidden />}
    />
  );
}
