import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { rewardCalls } from '../../../contract/rewards';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { PointsBar } from './PointsBar';
import * as css from './popups.css';

/** The points of a new account, from the server; nothing is shown until the reply. */
export function RegistrationPoints({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(uidAtom);
  const { data: page, isError } = useQuery(callQuery(rewardCalls.spinPage, {}, { uid }));
  // Self-excluded players get none.
  const isEmpty = isError || page?.points === 0;
  const close = useRef(onClose);
  useEffect(() => {
    if (isEmpty) close.current();
  }, [isEmpty]);
  if (page === undefined || isEmpty) return null;
  const { points, price, dailyPoints } = page;
  const toWheel = () => {
    // The popup has a history entry; the page replaces it.
    navigate('/spin', { replace: true });
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('popups.pointsTitle')}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('popups.pointsLater')}
          </Button>
          <Button onClick={toWheel}>{t('popups.pointsToWheel')}</Button>
        </div>
      }
    >
      <div className={css.show}>
        <p className={css.amount}>{t('popups.pointsHave', { points: points.toLocaleString('en') })}</p>
        <p className={css.text}>
          {t('popups.pointsText', { price: price.toLocaleString('en') })}{' '}
          {t('popups.pointsDaily', { daily: dailyPoints })}
        </p>
      </div>
      <PointsBar points={points} price={price} />
    </Sheet>
  );
}
