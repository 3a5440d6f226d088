import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { ERRORS } from '../../../contract/envelope';
import {
  type PayoutAccount,
  type WithdrawalTerms,
  withdrawalCalls,
} from '../../../contract/wallet/withdrawals';
import type { Centavos } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { amountOf } from '../../shared/amountInput';
import { send } from '../../shared/api/api';
import { ApiError } from '../../shared/api/apiError';
import { onlineAtom } from '../../shared/online';
import { openPopupOver } from '../../shared/popups/popups';
import { uidAtom } from '../../shared/session/session';
import { readAtom } from '../../shared/store/store';
import { cashOutErrorText } from './cashOutErrorText';
import { changeDraft, clearDraft, draftAtom } from './draft';
import { mostTyped } from './mostTyped';
import { accountQuery, refreshMoney, termsQuery } from './queries';
import { tellLimit } from './useLimitPopup';

export interface Request {
  /** Null until they are loaded, and where the call has failed: then only the server decides. */
  readonly terms: WithdrawalTerms | null;
  /** The account that was saved or used last; null where there is none. */
  readonly account: PayoutAccount | null;
  readonly isLoading: boolean;
  /** Whether the terms may be those of an earlier visit. */
  readonly isAsking: boolean;
  /** Whether the account could not be loaded. */
  readonly failed: boolean;
  readonly retry: () => void;
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  readonly amountCentavos: Centavos | null;
  /** Types the most that can be cashed out now. */
  readonly takeAll: () => void;
  readonly error: string | null;
  readonly online: boolean;
  readonly state: 'idle' | 'sending' | 'checking';
  readonly submit: () => Promise<void>;
}

const LIMIT_CODES: readonly string[] = [ERRORS.outsideHours.code, ERRORS.withdrawalCount.code];

/** The form of a cash-out. `onDone` gets the id of the withdrawal that was asked for. */
export function useRequest(onDone: (withdrawalId: string) => void): Request {
  const { t } = useTranslation();
  const uid = useAtomValue(uidAtom);
  const online = useAtomValue(onlineAtom);
  const terms = useQuery({ ...termsQuery(uid), retry: false });
  const latest = useQuery(accountQuery(uid));
  const { typed, state, refused } = useAtomValue(draftAtom);
  const [touched, setTouched] = useState(false);
  const known = terms.data ?? null;
  const account = latest.data ?? null;
  const amountCentavos = amountOf(typed);

  const outside = (): string | null => {
    if (amountCentavos === null) return touched ? t('cashout.amountMissing') : null;
    if (known === null) return null;
    if (amountCentavos > known.available) return t('cashout.tooMuch');
    const isTooLittle = amountCentavos < known.min;
    if (amountCentavos > known.max || (isTooLittle && touched)) {
      return t('cashout.outside', { min: amountText(known.min), max: amountText(known.max) });
    }
    return null;
  };

  const apply = async (amount: Centavos, accountId: string, acceptsMismatch: boolean) => {
    if (readAtom(draftAtom).state !== 'idle') return;
    changeDraft({ state: 'sending', refused: null });
    // The draft of another player who has logged in meanwhile is theirs.
    const isLeft = () => readAtom(uidAtom) !== uid;
    try {
      const { withdrawalId } = await send(
        withdrawalCalls.apply,
        { amount, accountId, ...(acceptsMismatch && { acceptsMismatch }) },
        { quiet: true, onChecking: () => isLeft() || changeDraft({ state: 'checking' }) },
      );
      clearDraft();
      void refreshMoney();
      onDone(withdrawalId);
    } catch (error) {
      if (isLeft()) return;
      const isLimit = error instanceof ApiError && LIMIT_CODES.includes(error.code);
      changeDraft({ state: 'idle', refused: isLimit ? null : cashOutErrorText(error, t) });
      if (isLimit) tellLimit();
      void terms.refetch();
    }
  };
  const submit = async () => {
    setTouched(true);
    if (amountCentavos === null || account === null || state !== 'idle') return;
    if (known !== null && (amountCentavos < known.min || amountCentavos > known.max)) return;
    if (known !== null && amountCentavos > known.available) return;
    if (account.isOwnNumber) return apply(amountCentavos, account.accountId, false);
    openPopupOver('cashOutMismatch', {
      numberEnd: account.numberEnd,
      onAccept: () => void apply(amountCentavos, account.accountId, true),
    });
  };
  return {
    terms: known,
    account,
    isLoading: terms.isPending || latest.isPending,
    isAsking: terms.isFetching,
    failed: latest.isLoadingError,
    retry: () => void Promise.all([terms.refetch(), latest.refetch()]),
    typed,
    setTyped: (next) => {
      changeDraft({ typed: next, refused: null });
      setTouched(false);
    },
    amountCentavos,
    takeAll: () => {
      if (known === null) return;
      changeDraft({ typed: mostTyped(known) });
    },
    error: refused ?? outside(),
    online,
    state,
    submit,
  };
}
