import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import Broadcast from '~icons/ph/broadcast-fill';
import CheckCircle from '~icons/ph/check-circle-fill';
import Clock from '~icons/ph/clock-fill';
import Envelope from '~icons/ph/envelope-simple-fill';
import Globe from '~icons/ph/globe-simple';
import Lifebuoy from '~icons/ph/lifebuoy-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { publicConfigAtom, publicConfigQuery } from '../../shared/config/config';
import { reportEmergencyPageEnter, reportH5ButtonClick } from '../../shared/device';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Emergency } from '../../ui/page/Emergency';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import * as css from './EmergencyPage.css';

type Server = 'asking' | 'open' | 'away';

/**
 * Whether the server answers, and when it was last queried, in ms. Queries at once and whenever the network returns.
 */
function useServer() {
  const query = useQuery({
    ...publicConfigQuery,
    // Query even if the device claims to be offline, because the answer is the purpose of this page.
    networkMode: 'always',
    refetchOnMount: 'always',
    refetchOnReconnect: 'always',
  });
  const askedAtMs = Math.max(query.dataUpdatedAt, query.errorUpdatedAt);
  const server: Server = query.isFetching || askedAtMs === 0 ? 'asking' : query.isError ? 'away' : 'open';
  return { server, askedAtMs: query.isFetchedAfterMount ? askedAtMs : null, ask: query.refetch };
}

/** /emergencyAlert: whether the server can be reached, what is not affected, and whom to contact. */
export function EmergencyPage() {
  const { t, language } = useTranslation();
  const { server, askedAtMs, ask } = useServer();
  useEffect(() => void reportEmergencyPageEnter(), []);
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short' });
  const isOpen = server === 'open';
  const addresses = useAtomValue(publicConfigAtom)?.emergencyUrls ?? [];
  return (
    <Emergency
      title={t(`emergency.${server}Title`)}
      text={t(isOpen ? 'emergency.openText' : 'emergency.awayText')}
      action={
        isOpen ? (
          <Button wide to="/" onClick={() => void reportH5ButtonClick({ from: 'emergency' })}>
            {t('shell.toLobby')}
          </Button>
        ) : (
          <Button wide busy={server === 'asking'} onClick={() => void ask()}>
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
      {addresses.length > 0 && (
        <List label={t('emergency.addresses')}>
          {addresses.map((url) => (
            <Row key={url} icon={<Globe aria-hidden />} label={new URL(url).host} href={url} />
          ))}
        </List>
      )}
      <List label={t('emergency.ways')}>
        <Row icon={<Lifebuoy aria-hidden />} label={t('emergency.help')} to="/faq" />
        <Row icon={<Broadcast aria-hidden />} label={t('emergency.channels')} to="/telegram" />
        <Row icon={<Envelope aria-hidden />} label={t('emergency.messages')} to="/msgCenter" />
      </List>
    </Emergency>
  );
}
