import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import ArrowOut from '~icons/ph/arrow-square-out-bold';
import Boat from '~icons/ph/boat-fill';
import Broadcast from '~icons/ph/broadcast-fill';
import Bus from '~icons/ph/bus-fill';
import CheckCircle from '~icons/ph/check-circle-fill';
import Clock from '~icons/ph/clock-fill';
import Phone from '~icons/ph/device-mobile-fill';
import Envelope from '~icons/ph/envelope-simple-fill';
import Globe from '~icons/ph/globe-simple';
import Images from '~icons/ph/images-fill';
import Lifebuoy from '~icons/ph/lifebuoy-fill';
import Seal from '~icons/ph/seal-check-fill';
import type { EmergencyAlert } from '../../../contract/emergency';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { type AppInfo, appInfoQuery } from '../../shared/apps/appInfo';
import { publicConfigAtom, publicConfigQuery } from '../../shared/config/config';
import {
  reportApkButtonClick,
  reportEmergencyPageEnter,
  reportH5ButtonClick,
  reportSaveImageClick,
} from '../../shared/device';
import { openPopup } from '../../shared/popups/popups';
import { showToast } from '../../shared/popups/toasts';
import { emergencyArt } from '../../theme/emergencyArt';
import { card } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Emergency } from '../../ui/page/Emergency';
import { List } from '../../ui/page/List';
import { Row } from '../../ui/page/Row';
import { backText } from './backText';
import * as css from './EmergencyPage.css';
import { saveAddressPicture } from './savePicture';

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

/** /emergencyAlert: what operators have announced, or whether the server can be reached; and where else the app is. */
export function EmergencyPage() {
  const { t } = useTranslation();
  const { server, askedAtMs, ask } = useServer();
  const { data: info } = useQuery(appInfoQuery);
  useEffect(() => reportEmergencyPageEnter(), []);
  const alert = info?.alert ?? null;
  const backups = useAtomValue(publicConfigAtom)?.emergencyUrls ?? [];
  const urls = [...new Set([...(alert?.url == null ? [] : [alert.url]), ...backups])];
  const isOpen = server === 'open';
  const follow = (url: string) => {
    reportH5ButtonClick({ from: 'emergency', target: new URL(url).host });
    window.location.assign(url);
  };
  const language = (
    <button
      type="button"
      className={css.language}
      aria-label={t('shell.language')}
      onClick={() => openPopup('language')}
    >
      <Globe aria-hidden />
    </button>
  );
  const lists = (
    <div className={css.lists}>
      <Actions alert={alert} info={info} urls={urls} />
      {backups.length > 0 && (
        <List roomy label={t('emergency.addresses')}>
          {backups.map((url) => (
            <Row key={url} icon={<Globe aria-hidden />} label={new URL(url).host} href={url} />
          ))}
        </List>
      )}
      {alert === null && (
        <List roomy label={t('emergency.ways')}>
          <Row icon={<Lifebuoy aria-hidden />} label={t('emergency.help')} to="/faq" />
          <Row icon={<Broadcast aria-hidden />} label={t('emergency.channels')} to="/telegram" />
          <Row icon={<Envelope aria-hidden />} label={t('emergency.messages')} to="/msgCenter" />
        </List>
      )}
    </div>
  );
  if (alert !== null) {
    const { url } = alert;
    return (
      <Emergency
        title={t(`emergency.${alert.kind}Title`)}
        text={t(`emergency.${alert.kind}Text`)}
        aside={language}
        action={
          url === null ? (
            <Button wide to="/">
              {t('shell.toLobby')}
            </Button>
          ) : (
            <Button wide icon={<ArrowOut aria-hidden />} onClick={() => follow(url)}>
              {t('emergency.openNew')}
            </Button>
          )
        }
      >
        <AlertFact alert={alert} />
        {lists}
      </Emergency>
    );
  }
  return (
    <Emergency
      title={t(`emergency.${server}Title`)}
      text={t(isOpen ? 'emergency.openText' : 'emergency.awayText')}
      aside={language}
      action={
        isOpen ? (
          <Button wide to="/" onClick={() => reportH5ButtonClick({ from: 'emergency' })}>
            {t('shell.toLobby')}
          </Button>
        ) : (
          <Button wide busy={server === 'asking'} onClick={() => void ask()}>
            {t('ui.retry')}
          </Button>
        )
      }
    >
      <AskedFact isOpen={isOpen} askedAtMs={askedAtMs} />
      {lists}
    </Emergency>
  );
}

/** The exact address, or when play is expected to go on. */
function AlertFact({ alert: { url, backAt } }: { readonly alert: EmergencyAlert }) {
  const { t, language } = useTranslation();
  const back =
    backAt === null ? t('emergency.backUnknown') : backText(new Date(backAt), LANGUAGES[language].tag);
  return (
    <p className={classes(card, css.fact)}>
      <span className={url === null ? css.icons.waiting : css.icons.good}>
        {url === null ? <Clock aria-hidden /> : <Seal aria-hidden />}
      </span>
      <span>
        <span className={css.small}>{t(url === null ? 'emergency.back' : 'emergency.exactly')}</span>
        <b className={css.figure}>{url === null ? back : new URL(url).host}</b>
      </span>
    </p>
  );
}

function AskedFact({ isOpen, askedAtMs }: { readonly isOpen: boolean; readonly askedAtMs: number | null }) {
  const { t, language } = useTranslation();
  const clock = new Intl.DateTimeFormat(LANGUAGES[language].tag, { timeStyle: 'short' });
  return (
    <p className={classes(card, css.fact)} role="status">
      <span className={isOpen ? css.icons.good : css.icons.waiting}>
        {isOpen ? <CheckCircle aria-hidden /> : <Clock aria-hidden />}
      </span>
      <span>
        <span className={css.small}>{t('emergency.asked')}</span>
        <b className={css.figure}>{askedAtMs === null ? t('emergency.now') : clock.format(askedAtMs)}</b>
      </span>
    </p>
  );
}

interface ActionsProps {
  readonly alert: EmergencyAlert | null;
  readonly info: AppInfo | undefined;
  /** The addresses that the picture shows. */
  readonly urls: readonly string[];
}

/** What a player can do meanwhile, few things where something has been announced; nothing where there is nothing. */
function Actions({ alert, info, urls }: ActionsProps) {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const apkUrl = info?.apkUrl ?? null;
  const canMove = info !== undefined && !info.isMain && info.mainAppUrl !== null;
  const isPause = alert?.kind === 'pause';
  if (apkUrl === null && !canMove && alert === null && urls.length === 0) return null;
  const save = () => {
    reportSaveImageClick({ from: 'emergency' });
    saveAddressPicture({
      brand: brand.name,
      art: emergencyArt(brand.id),
      title: t('emergency.addresses'),
      hosts: urls.map((url) => new URL(url).host),
      note: t('emergency.exactly'),
    }).then(
      () => showToast({ text: t('emergency.saved'), tone: 'success' }),
      () => showToast({ text: t('emergency.saveFailed'), tone: 'error' }),
    );
  };
  return (
    <List roomy label={t('emergency.actions')}>
      {canMove && <Row icon={<Bus aria-hidden />} label={t('migration.title')} to="/transferToMain" />}
      {apkUrl !== null && (
        <Row
          icon={<Phone aria-hidden />}
          label={t('migration.android')}
          value={t('migration.androidText')}
          href={apkUrl}
          onClick={() => reportApkButtonClick({ from: 'emergency' })}
        />
      )}
      {isPause && <Row icon={<Boat aria-hidden />} label={t('emergency.cashOut')} to="/cashout/result" />}
      {urls.length > 0 && <Row icon={<Images aria-hidden />} label={t('emergency.save')} onClick={save} />}
      {isPause && <Row icon={<Envelope aria-hidden />} label={t('emergency.messages')} to="/msgCenter" />}
      {alert !== null && (
        <Row icon={<Broadcast aria-hidden />} label={t('emergency.channels')} to="/telegram" />
      )}
    </List>
  );
}
