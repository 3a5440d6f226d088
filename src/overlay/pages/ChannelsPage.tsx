import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import Broadcast from '~icons/ph/broadcast-fill';
import Globe from '~icons/ph/globe-simple';
import PaperPlane from '~icons/ph/paper-plane-tilt-fill';
import Shield from '~icons/ph/shield-warning-fill';
import { useTranslation } from '../../i18n/i18n';
import { publicConfigAtom } from '../../shared/config/config';
import { useService } from '../../shared/config/service';
import { reportTelegramClick } from '../../shared/device';
import { useBack } from '../../shared/navigation/useBack';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { Page } from '../../ui/page/Page';
import { Empty } from '../../ui/text/Empty';
import * as css from './Pages.css';

/** The address without scheme and "www.". */
const shortName = (address: string): string => address.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, '');

/** /telegram: the brand's own channel and social pages. */
export function ChannelsPage() {
  const { t } = useTranslation();
  const config = useAtomValue(publicConfigAtom);
  const service = useService();
  const messagingUrl = config?.messagingUrl ?? null;
  const socialUrls = config?.socialUrls ?? [];
  const none = messagingUrl === null && socialUrls.length === 0;
  return (
    <Page title={t('pages.channels')} onBack={useBack('/account')}>
      {none ? (
        <Empty
          icon={<Broadcast />}
          title={t('pages.noChannelsTitle')}
          text={t('pages.noChannelsText')}
          action={
            service?.at === 'inside' ? (
              <Button to={service.to}>{t('support.write')}</Button>
            ) : (
              <Button to="/msgCenter">{t('pages.toMessages')}</Button>
            )
          }
        />
      ) : (
        <>
          <p className={css.intro}>{t('pages.channelsText')}</p>
          {messagingUrl !== null && (
            <Place
              icon={<PaperPlane aria-hidden />}
              title={t('pages.messenger')}
              address={messagingUrl}
              onOpen={() => reportTelegramClick()}
            />
          )}
          {socialUrls.map((address) => (
            <Place key={address} icon={<Globe aria-hidden />} title={t('pages.social')} address={address} />
          ))}
        </>
      )}
      <p className={css.caution}>
        <span className={css.sign}>
          <Shield aria-hidden />
        </span>
        {t('pages.never')}
      </p>
    </Page>
  );
}

interface PlaceProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly address: string;
  readonly onOpen?: () => void;
}

function Place({ icon, title, address, onOpen }: PlaceProps) {
  const { t } = useTranslation();
  return (
    <a
      className={classes(card, css.place)}
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onOpen}
    >
      <span className={css.disc}>{icon}</span>
      <span className={css.words}>
        <b className={css.title}>{title}</b>
        <span className={css.small}>{shortName(address)}</span>
        <span className={css.small}>{t('pages.opens')}</span>
      </span>
    </a>
  );
}
