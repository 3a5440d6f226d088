import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { spinCalls } from '../../../contract/rewards/spin';
import { useTranslation } from '../../i18n/i18n';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { callQuery } from '../../shared/query/callQuery';
import { uidAtom } from '../../shared/session/session';
import { Button } from '../../ui/form/Button';
import { PointCoin } from '../../ui/picture/PointCoin';
import { Sheet } from '../../ui/sheet/Sheet';
import { PointsBar } from './PointsBar';
import * as css from './popups.css';

/** The points of a new account, from the server; nothing is shown until the reply. */
export function RegistrationPoints({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const uid = useAtomValue(uidAtom);
  const { data: page, isError } = useQuery(callQuery(spinCalls.page, {}, { uid }));
  // Self-excluded players get none.
  const isEmpty = isError || page?.points === 0;
  const close = useRef(onClose);
  useEffect(() => {
    if (isEmpty) close.current();
  }, [isEmpty]);
  if (page === undefined || isEmpty) return null;
  const { points, price, dailyPoints } = page;
  const registered = points - dailyPoints;
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
        <span className={css.coin}>
          <PointCoin />
        </span>
        <p className={css.amount}>{t('popups.pointsHave', { points: points.toLocaleString('en') })}</p>
        <p className={css.text}>
          {registered > 0 &&
            `${t('popups.pointsFrom', { registered: registered.toLocaleString('en'), daily: dailyPoints })} `}
          {t('popups.pointsText', { price: price.toLocaleString('en') })}{' '}
          {t('popups.pointsDaily', { daily: dailyPoints })}
        </p>
      </div>
      <PointsBar points={points} price={price} />
    </Sheet>
  );
}
