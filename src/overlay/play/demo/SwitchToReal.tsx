import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import Scales from '~icons/ph/scales-fill';
import { amountText } from '../../../i18n/amountText';
import { useTranslation } from '../../../i18n/i18n';
import { publicConfigAtom } from '../../../shared/config/config';
import { saferPlayQuery } from '../../../shared/safer-play/saferPlay';
import { uidAtom } from '../../../shared/session/session';
import { userAtom } from '../../../shared/session/user';
import { Button } from '../../../ui/form/Button';
import { pair, sign } from '../../../ui/sheet/Question.css';
import { Sheet } from '../../../ui/sheet/Sheet';
import * as css from '../popups.css';
import { demoGameAtom } from './demo';
import { OwnPicture } from './OwnPicture';

interface SwitchToRealProps {
  readonly onClose: () => void;
  readonly game?: string;
  readonly returnPercent?: string;
  readonly onReal?: () => void;
}

/** Asks whether to switch to real play after some demo bets. Both answers look equally important. */
export function SwitchToReal({ onClose, game = '', returnPercent = '', onReal }: SwitchToRealProps) {
  const { t } = useTranslation();
  const demo = useAtomValue(demoGameAtom(game));
  const user = useAtomValue(userAtom);
  const stakeMin = useAtomValue(publicConfigAtom)?.stakeMin;
  const safer = useQuery(saferPlayQuery(useAtomValue(uidAtom))).data;
  const loss = safer?.limits.find(({ kind, most }) => kind === 'loss' && most !== null);
  const goReal = () => {
    onClose();
    onReal?.();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('play.switchTitle')}
      picture={game === '' ? undefined : <OwnPicture name={game} />}
      footer={
        <>
          <div className={pair}>
            <Button tone="secondary" onClick={onClose}>
              {t('play.stayInDemo')}
            </Button>
            <Button onClick={goReal}>{t('play.toReal')}</Button>
          </div>
          <p className={css.small}>{t('play.switchWhen')}</p>
        </>
      }
    >
      <p className={css.text}>
        {t('play.switchText', { count: demo.betCount, amount: amountText(demo.balanceCentavos, 'D$') })}
      </p>
      <div className={css.fact}>
        <span className={sign}>
          <Scales aria-hidden />
        </span>
        <div>
          <b>{t('play.switchSame')}</b>
          <p>{t('play.switchSameText', { percent: returnPercent })}</p>
        </div>
      </div>
      <dl className={css.facts}>
        {user !== null && (
          <div>
            <dt>{t('play.mainWallet')}</dt>
            <dd>{amountText(user.finance)}</dd>
          </div>
        )}
        {loss !== undefined && loss.period !== 'bet' && loss.most !== null && (
          <div>
            <dt>{t(`safer.limit_loss_${loss.period}`)}</dt>
            <dd>
              {amountText(loss.used)} / {amountText(loss.most)}
            </dd>
          </div>
        )}
        {stakeMin !== undefined && (
          <div>
            <dt>{t('play.smallestStake')}</dt>
            <dd>{amountText(stakeMin)}</dd>
          </div>
        )}
      </dl>
    </Sheet>
  );
}
