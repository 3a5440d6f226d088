import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { rewardCalls } from '../../../contract/rewards';
import { useTranslation } from '../../i18n/i18n';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { PointsBar } from './PointsBar';
import * as css from './popups.css';

/** What a new account starts with, as the server tells it; nothing is shown before it has. */
export function RegistrationPoints({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(uidAtom);
  const { data: page, isError } = useQuery(callQuery(rewardCalls.spinPage, {}, { uid }));
  // Players who are away from play by their own wish get none.
  const isEmpty = isError || page?.points === 0;
  const close = useRef(onClose);
  useEffect(() => {
    if (isEmpty) close.current();
  }, [isEmpty]);
  if (page === undefined || isEmpty) return null;
  const { points, price, dailyPoints } = page;
  const toWheel = () => {
    // The popup is an entry of the history: the page takes its place.
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
