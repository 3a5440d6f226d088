import { useAtomValue } from 'jotai';
import { useState } from 'react';
import Cake from '~icons/ph/cake-fill';
import Phone from '~icons/ph/device-mobile-fill';
import Devices from '~icons/ph/devices-fill';
import Envelope from '~icons/ph/envelope-simple-fill';
import Key from '~icons/ph/key-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { shortDayText } from '../../shared/dateText';
import { openPopup } from '../../shared/popups/popups';
import { userAtom } from '../../shared/session/user';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { profileAtom } from './profile';
import { PasswordSheet } from './sheets/PasswordSheet';
import { SessionsSheet } from './sheets/SessionsSheet';

type Open = 'password' | 'sessions';

/** Phone, mail and other identity data of the account. What cannot be changed any more has a lock. */
export function IdentityList() {
  const { t, language } = useTranslation();
  const { tag } = LANGUAGES[language];
  const user = useAtomValue(userAtom);
  const profile = useAtomValue(profileAtom);
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  // The profile call is usually answered before the user call.
  const email = profile?.email ?? user?.email ?? null;
  const changedAt = profile?.passwordChangedAt ?? null;
  const known = user !== null || profile !== null;
  return (
    <>
      <List label={t('account.you')}>
        <Row
          icon={<Phone aria-hidden />}
          label={t('account.phone')}
          value={shortPhone(user?.phone ?? profile?.phone ?? '')}
          locked={known}
        />
        {email === null ? (
          <Row
            icon={<Envelope aria-hidden />}
            label={t('account.email')}
            value={known ? t('account.emailAdd') : undefined}
            {...(known ? { onClick: () => openPopup('bind') } : {})}
          />
        ) : (
          <Row icon={<Envelope aria-hidden />} label={t('account.email')} value={email} locked />
        )}
        <Row
          icon={<Key aria-hidden />}
          label={t('account.password')}
          value={
            changedAt === null
              ? undefined
              : t('account.passwordChanged', { day: shortDayText(new Date(changedAt), tag) })
          }
          onClick={() => setOpen('password')}
        />
        <BirthdayRow />
        <Row
          icon={<Devices aria-hidden />}
          label={t('account.sessions')}
          onClick={() => setOpen('sessions')}
        />
      </List>
      <PasswordSheet open={open === 'password'} onClose={close} />
      <SessionsSheet open={open === 'sessions'} onClose={close} />
    </>
  );
}

/** The country and the last digits, with dots for all between: "+63 ••• 1036". */
const shortPhone = (masked: string): string => masked.replace(/[\s*]+(?=\d)/, ' ••• ');

function BirthdayRow() {
  const { t, language } = useTranslation();
  const user = useAtomValue(userAtom);
  const icon = <Cake aria-hidden />;
  if (user === null) return <Row icon={icon} label={t('account.birthday')} />;
  if (user.birthday === null) {
    return (
      <Row
        icon={icon}
        label={t('account.birthday')}
        value={t('account.birthdayAdd')}
        onClick={() => openPopup('birthday')}
      />
    );
  }
  const date = new Intl.DateTimeFormat(LANGUAGES[language].tag, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <Row icon={icon} label={t('account.birthday')} value={date.format(new Date(user.birthday))} locked />
  );
}
