import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import { type PayoutType, type TypedAccount, withdrawalCalls } from '../../../contract/wallet/withdrawals';
import { useTranslation } from '../../i18n/i18n';
import { send } from '../../shared/api/api';
import { useBack } from '../../shared/navigation/useBack';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { onlineAtom } from '../../shared/online';
import { queryClient } from '../../shared/query/queryClient';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Chip } from '../../ui/form/Chip';
import { TextField } from '../../ui/form/TextField';
import { Page } from '../../ui/page/Page';
import { Reason } from '../../ui/text/Reason';
import * as cashOut from './CashOut.css';
import { cashOutErrorText } from './cashOutErrorText';
import * as fields from './Fields.css';
import { Members } from './Members';
import { accountQuery, channelsQuery } from './queries';

const KINDS = ['saving', 'checking'] as const;
const BANK_NUMBER = /^[0-9]{6,20}$/;

/** /cashout/info: where the money goes, a GCash wallet or a bank account. */
export function AccountPage() {
  const { t } = useTranslation();
  const back = useBack('/cashout');
  return (
    <Page title={t('cashout.accountTitle')} onBack={back}>
      <Members>
        <AccountForm />
      </Members>
    </Page>
  );
}

function AccountForm() {
  const { t } = useTranslation();
  const id = useId();
  const navigate = useNavigate();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const channels = useQuery(channelsQuery(uid));
  const [type, setType] = useState<PayoutType>('GCASH');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState('');
  const [bankCode, setBankCode] = useState('');
  const [agencyCode, setAgencyCode] = useState('');
  const [kind, setKind] = useState<(typeof KINDS)[number]>('saving');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const digits = number.replace(/[^0-9]/g, '');

  const account = (): TypedAccount | null => {
    if (holder.trim() === '' || digits === '') return null;
    if (type === 'GCASH') return { type, number: number.trim(), holder: holder.trim() };
    if (bankCode === '' || !BANK_NUMBER.test(digits)) return null;
    return { type, bankCode, number: digits, holder: holder.trim(), agencyCode, kind };
  };
  const save = async () => {
    const typed = account();
    if (typed === null) return setWrong(t('cashout.accountWrong'));
    setBusy(true);
    setWrong(null);
    try {
      const saved = await send(withdrawalCalls.saveAccount, { account: typed }, { quiet: true });
      queryClient.setQueryData(accountQuery(uid).queryKey, saved);
      navigate('/cashout', { replace: true });
    } catch (error) {
      setWrong(cashOutErrorText(error, t));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form
      className={cashOut.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <fieldset className={fields.chips} aria-label={t('cashout.toAccount')}>
        {(['GCASH', 'BANK'] as const).map((one) => (
          <Chip key={one} active={type === one} onClick={() => setType(one)}>
            {one === 'GCASH' ? 'GCash' : t('cashout.bankAccount')}
          </Chip>
        ))}
      </fieldset>
      {type === 'BANK' && (
        <label className={fields.selectBox}>
          <span className={fields.selectLabel}>{t('cashout.bank')}</span>
          <select
            className={fields.select}
            value={bankCode}
            onChange={(event) => setBankCode(event.target.value)}
          >
            <option value="">{t('cashout.chooseBank')}</option>
            {(channels.data?.banks ?? []).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <TextField
        label={t(type === 'GCASH' ? 'cashout.gcashNumber' : 'cashout.bankNumber')}
        inputMode="numeric"
        autoComplete={type === 'GCASH' ? 'tel-national' : 'off'}
        {...(type === 'GCASH' && { leading: '+63', hint: t('cashout.gcashHint') })}
        maxLength={24}
        value={number}
        onChange={(event) => setNumber(event.target.value)}
      />
      <TextField
        label={t('cashout.holder')}
        autoComplete="name"
        hint={t('cashout.holderHint')}
        maxLength={80}
        value={holder}
        onChange={(event) => setHolder(event.target.value)}
      />
      {type === 'BANK' && (
        <>
          <TextField
            label={t('cashout.agency')}
            inputMode="numeric"
            hint={t('cashout.agencyHint')}
            maxLength={10}
            value={agencyCode}
            onChange={(event) => setAgencyCode(event.target.value.replace(/[^0-9]/g, ''))}
          />
          <fieldset className={fields.chips} aria-label={t('cashout.bankAccount')}>
            {KINDS.map((one) => (
              <Chip key={one} active={kind === one} onClick={() => setKind(one)}>
                {t(`cashout.kind_${one}`)}
              </Chip>
            ))}
          </fieldset>
        </>
      )}
      <Button type="submit" wide busy={busy} disabled={!online} describedBy={`${id}-reason`}>
        {t('cashout.useAccount')}
      </Button>
      <Reason id={`${id}-reason`} wrong={wrong} off={online ? null : t('cashout.offline')} />
    </form>
  );
}
