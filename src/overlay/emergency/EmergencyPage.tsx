import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useState } from 'react';
import Broadcast from '~icons/ph/broadcast-fill';
import CheckCircle from '~icons/ph/check-circle-fill';
import Clock from '~icons/ph/clock-fill';
import Envelope from '~icons/ph/envelope-simple-fill';
import Lifebuoy from '~icons/ph/lifebuoy-fill';
import { configCalls } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { send } from '../../shared/api/api';
import { reportEvent } from '../../shared/device';
import { onlineAtom } from '../../shared/online';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Emergency } from '../../ui/page/Emergency';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import * as css from './EmergencyPage.css';

type House = 'asking' | 'open' | 'away';

/** Whether the house answers, and when it was last asked, in ms; asked at once, and whenever the network comes back. */
function useHouse() {
  const [house, setHouse] = useState<House>('asking');
  const [askedAtMs, setAskedAtMs] = useState<number | null>(null);
  const online = useAtomValue(onlineAtom);
  const ask = useCallback(async () => {
    setHouse('asking');
    const answer = await send(configCalls.front, { key: 'front_public_config' }).catch(() => null);
    setHouse(answer === null ? 'away' : 'open');
    setAskedAtMs(Date.now());
  }, []);
  useEffect(() => {
    void ask();
  }, [ask, online]);
  return { house, askedAtMs, ask };
}

/** /emergencyAlert: whether the house can be reached, what is safe meanwhile, and who can be asked. */
export function EmergencyPage() {
  const { t, language } = useTranslation();
  const { house, askedAtMs, ask } = useHouse();
  useEffect(() => void reportEvent('emergencyPageEnter'), []);
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short' });
  const isOpen = house === 'open';
  return (
    <Emergency
      title={t(`emergency.${house}Title`)}
      text={t(isOpen ? 'emergency.openText' : 'emergency.awayText')}
      action={
        isOpen ? (
          <Button wide to="/" onClick={() => void reportEvent('h5ButtonClick', { from: 'emergency' })}>
            {t('shell.toLobby')}
          </Button>
        ) : (
          <Button wide busy={house === 'asking'} onClick={() => void ask()}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      <p className={classes(card, css.fact)} role="status">
        <span className={isOpen ? css.icons.good : css.icons.waiting}>
          {isOpen ? <CheckCircle aria-hidden /> : <Clock aria-hidden />}
        </span>
        <span>
          <span className={css.small}>{t('emergency.asked')}</span>
          <b className={css.figure}>{askedAtMs === null ? t('emergency.now') : clock.format(askedAtMs)}</b>
        </span>
      </p>
      <List label={t('emergency.ways')}>
        <Row icon={<Lifebuoy aria-hidden />} label={t('emergency.help')} to="/faq" />
        <Row icon={<Broadcast aria-hidden />} label={t('emergency.channels')} to="/telegram" />
        <Row icon={<Envelope aria-hidden />} label={t('emergency.messages')} to="/msgCenter" />
      </List>
    </Emergency>
  );
}
