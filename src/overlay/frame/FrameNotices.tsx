import { useAtomValue } from 'jotai';
import Hand from '~icons/ph/hand-palm-fill';
import Plugs from '~icons/ph/plugs-fill';
import type { Game } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { onlineAtom } from '../../shared/online';
import { awayEndText } from '../../shared/safer-play/awayText';
import type { Away } from '../../shared/safer-play/saferPlay';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import { Spinner } from '../../ui/text/Spinner';
import { FrameBar } from './FrameBar';
import * as css from './GameFrame.css';

interface OpeningGameProps {
  readonly game?: Game;
  readonly onLeave: () => void;
}

/** Shown until it is known which game opens. */
export function OpeningGame({ game, onLeave }: OpeningGameProps) {
  const { t } = useTranslation();
  return (
    <div className={css.page}>
      <FrameBar {...(game !== undefined && { game })} onBack={onLeave} />
      <div className={css.stage}>
        <output className={css.waiting} aria-label={t('frame.opening')}>
          <Spinner />
        </output>
      </div>
    </div>
  );
}

/** The list of games could not be loaded. */
export function GameListFailed({
  onRetry,
  onLeave,
}: {
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}) {
  const { t } = useTranslation();
  const online = useAtomValue(onlineAtom);
  return (
    <div className={css.page}>
      <FrameBar onBack={onLeave} />
      <div className={css.stage}>
        <div className={css.notice}>
          <Empty
            isPage
            icon={<Plugs aria-hidden />}
            title={t(online ? 'frame.failedTitle' : 'frame.offlineTitle')}
            text={t(online ? 'frame.failedText' : 'frame.offlineBefore')}
            action={<Button onClick={onRetry}>{t('ui.retry')}</Button>}
          />
        </div>
      </div>
    </div>
  );
}

/** Why a player may not play now, until when, and a link to safer play. */
export function PlayRestricted({ away, onLeave }: { readonly away: Away; readonly onLeave: () => void }) {
  const { t, language } = useTranslation();
  const moment = awayEndText(away, LANGUAGES[language].tag);
  return (
    <div className={css.closed}>
      <Empty
        isPage
        icon={<Hand aria-hidden />}
        title={t(`safer.away_${away.why}`)}
        text={t('safer.awayUntil', { moment })}
        action={
          <div className={css.answers}>
            <Button tone="secondary" to="/playsafe">
              {t('safer.toPage')}
            </Button>
            <Button tone="secondary" onClick={onLeave}>
              {t('ui.back')}
            </Button>
          </div>
        }
      />
    </div>
  );
}
