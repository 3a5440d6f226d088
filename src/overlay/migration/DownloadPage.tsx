import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { useSearchParams } from 'react-router-dom';
import Browser from '~icons/ph/browser-fill';
import Copy from '~icons/ph/copy-fill';
import Phone from '~icons/ph/device-mobile-fill';
import Gift from '~icons/ph/gift-fill';
import Plus from '~icons/ph/plus-circle-fill';
import { type Centavos, parsePesos, ZERO } from '../../../games/kit/rules/money';
import { amountText } from '../../i18n/amountText';
import { useTranslation } from '../../i18n/i18n';
import { appInfoQuery } from '../../shared/apps/appInfo';
import { reportApkButtonClick, reportH5ButtonClick } from '../../shared/device';
import { install } from '../../shared/install/install';
import { installPromptAtom } from '../../shared/install/installable';
import { useBack } from '../../shared/navigation/useBack';
import { showToast } from '../../shared/popups/toasts';
import { card } from '../../theme/recipes.css';
import { useTheme } from '../../theme/shown';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { List } from '../../ui/page/List';
import { Page } from '../../ui/page/Page';
import { Row } from '../../ui/page/Row';
import { MoveScene } from './art/MoveScene';
import * as css from './DownloadPage.css';
import { Trouble, Waiting } from './states';

/** The most that an address may claim a bonus to be: what is granted is the server's to say. */
const CLAIMED_MOST = 1_000_00n;

/** The bonus that the address of a child app's link names; zero for anything but an amount. */
export function claimedBonus(text: string | null): Centavos {
  const claimed = text === null || text.length > 9 ? null : parsePesos(text);
  return claimed === null || claimed > CLAIMED_MOST ? ZERO : claimed;
}

/**
 * /download: how to get the main app. A child app links here with `migrationBonus`, the bonus for moving, and `copy=1`,
 * which offers the address of the move to be taken to another browser.
 */
export function DownloadPage() {
  const { t } = useTranslation();
  const { brand } = useTheme();
  const [query] = useSearchParams();
  const { data: info, isError, refetch } = useQuery(appInfoQuery);
  const prompt = useAtomValue(installPromptAtom);
  const bonus = claimedBonus(query.get('migrationBonus'));
  const copy = () =>
    navigator.clipboard.writeText(`${window.location.origin}/#/transferToMain`).then(
      () => showToast({ text: t('migration.copied'), tone: 'success' }),
      () => showToast({ text: t('migration.copyFailed'), tone: 'error' }),
    );
  return (
    <Page title={t('migration.downloadTitle')} onBack={useBack('/')}>
      <MoveScene isMain={info?.isMain ?? true} />
      <div className={css.head}>
        <img className={css.icon} src={`/brand/${brand.id}/icon.svg`} width={64} height={64} alt="" />
        <p className={css.text}>
          <b className={css.name}>{brand.name}</b>
          {t('migration.downloadText')}
        </p>
      </div>
      {bonus > ZERO && (
        <p className={classes(card, css.bonus)}>
          <Gift className={css.gift} aria-hidden />
          <span>
            <b className={css.name}>{t('migration.downloadBonus', { amount: amountText(bonus) })}</b>
            {t('migration.bonusWho')}
          </span>
        </p>
      )}
      {info === undefined ? (
        isError ? (
          <Trouble onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )
      ) : (
        <List roomy label={t('migration.downloadTitle')}>
          {info.apkUrl !== null && (
            <Row
              icon={<Phone aria-hidden />}
              label={t('migration.android')}
              value={t('migration.androidText')}
              href={info.apkUrl}
              onClick={() => reportApkButtonClick({ from: 'download' })}
            />
          )}
          {prompt !== null && (
            <Row
              icon={<Plus aria-hidden />}
              label={t('migration.install')}
              value={t('migration.installText')}
              onClick={() => void install()}
            />
          )}
          {query.get('copy') === '1' && (
            <Row icon={<Copy aria-hidden />} label={t('migration.copy')} onClick={() => void copy()} />
          )}
          <Row
            icon={<Browser aria-hidden />}
            label={t('migration.inBrowser')}
            to="/"
            onClick={() => reportH5ButtonClick({ from: 'download' })}
          />
        </List>
      )}
      <div className={css.foot}>
        <Button wide to="/transferToMain">
          {t('migration.title')}
        </Button>
      </div>
    </Page>
  );
}
