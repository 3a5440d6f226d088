import { useQuery } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import type { Address } from '../../../contract/addresses';
import { useTranslation } from '../../i18n/i18n';
import { loginRedirect } from '../../shared/navigation/loginRedirect';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { awayOf, saferPlayQuery } from '../../shared/safer-play/saferPlay';
import { loggedInAtom, uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { pair } from '../../ui/sheet/Question.css';
import { Sheet } from '../../ui/sheet/Sheet';
import { accountAtom } from './account';
import { changeDemo, demoBookAtom } from './demoAccount';
import { endsTraining, TRAINING_ORDERS } from './demoBook';
import * as css from './Trade.css';

/**
 * After the fifth settled demo order, once a device: both answers are equally large, and nothing is promised for either. It is not
 * shown during a break or an exclusion.
 */
export function TrainingSheet({ here }: { readonly here: Address }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isDue = endsTraining(useAtomValue(demoBookAtom));
  const uid = useAtomValue(uidAtom);
  const safer = useQuery(saferPlayQuery(uid)).data;
  // Until that is known of a player, nothing leads to the real account.
  const mayShow = uid === null || (safer !== undefined && awayOf(safer) === null);
  const loggedIn = useAtomValue(loggedInAtom);
  const choose = useSetAtom(accountAtom);
  const close = () => changeDemo((book) => ({ ...book, isTrained: true }));
  const useReal = () => {
    close();
    if (loggedIn) choose('real');
    else navigate(loginRedirect(here, false), { replace: true });
  };
  if (!isDue || !mayShow) return null;
  return (
    <Sheet
      open
      onClose={close}
      title={t('trade.trainedTitle')}
      footer={
        <div className={pair}>
          <Button tone="secondary" onClick={close}>
            {t('trade.keepPractising')}
          </Button>
          <Button tone="secondary" onClick={useReal}>
            {t('trade.useReal')}
          </Button>
        </div>
      }
    >
      <p className={css.text}>{t('trade.trainedText', { count: TRAINING_ORDERS })}</p>
      <p className={css.text}>{t('trade.odds')}</p>
    </Sheet>
  );
}
