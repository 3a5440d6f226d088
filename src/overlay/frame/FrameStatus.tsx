import { useEffect } from 'react';
import Cake from '~icons/ph/cake-fill';
import ClockCountdown from '~icons/ph/clock-countdown-fill';
import GameController from '~icons/ph/game-controller-fill';
import Hand from '~icons/ph/hand-palm-fill';
import Plugs from '~icons/ph/plugs-fill';
import WifiSlash from '~icons/ph/wifi-slash-fill';
import type { Game } from '../../../contract/config';
import { useTranslation } from '../../i18n/i18n';
import { openPopup } from '../../shared/popups/popups';
import { markSaferPlayStale } from '../../shared/safer-play/saferPlay';
import { openRealityCheck } from '../../shared/safer-play/saferPlayRefusal';
import { Button } from '../../ui/form/Button';
import type { FrameState, Refusal } from './frameState';
import * as css from './GameFrame.css';
import { TilePicture } from './TilePicture';

interface FrameStatusProps {
  readonly game: Game;
  readonly state: FrameState;
  readonly online: boolean;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** Covers the frame while its game cannot be played: loading, offline, refused or not responding. */
export function FrameStatus(props: FrameStatusProps) {
  const { state, online } = props;
  if (state.phase === 'refused')
    return online ? <Refused {...props} why={state.why} /> : <Offline {...props} />;
  if (!online) return <Offline {...props} />;
  if (state.phase === 'playing') return null;
  if (state.phase === 'silent') return <NotResponding {...props} />;
  return <Loading {...props} progress={state.phase === 'loading' ? state.progress : 0} />;
}

function Loading({ game, progress }: FrameStatusProps & { readonly progress: number }) {
  const { t } = useTranslation();
  const percent = Math.round(progress * 100);
  return (
    <div className={css.cover}>
      <TilePicture game={game} place="alone" />
      <p className={css.coverTitle}>{game.gameName}</p>
      <div
        className={css.track}
        role="progressbar"
        aria-label={t('frame.loading')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <div className={css.done} style={{ width: `${Math.max(4, percent)}%` }} />
      </div>
      <p className={css.coverText}>{t('frame.loading')}</p>
    </div>
  );
}

function NotResponding({ game, onRetry, onLeave }: FrameStatusProps) {
  const { t } = useTranslation();
  return (
    <div className={css.cover} role="alert">
      <span className={css.coverIcon}>
        <Plugs aria-hidden />
      </span>
      <p className={css.coverTitle}>{t('frame.silentTitle', { game: game.gameName })}</p>
      <p className={css.coverText}>{t('frame.silentText')}</p>
      <Actions onRetry={onRetry} onLeave={onLeave} />
    </div>
  );
}

function Offline({ state, onLeave }: FrameStatusProps) {
  const { t } = useTranslation();
  return (
    <div className={css.cover} role="alert" data-thin={state.phase === 'playing' || undefined}>
      <span className={css.coverIcon}>
        <WifiSlash aria-hidden />
      </span>
      <p className={css.coverTitle}>{t('frame.offlineTitle')}</p>
      <p className={css.coverText}>
        {t(state.phase === 'playing' ? 'frame.offlinePlaying' : 'frame.offlineBefore')}
      </p>
      <Button tone="secondary" onClick={onLeave}>
        {t('frame.leave')}
      </Button>
    </div>
  );
}

const REFUSED_ICONS = {
  notOpen: GameController,
  gamePaused: GameController,
  accountBlocked: GameController,
  selfExcluded: Hand,
  onBreak: Hand,
  sessionLimit: ClockCountdown,
  realityCheck: ClockCountdown,
  birthday: Cake,
  busy: Plugs,
  network: WifiSlash,
} as const satisfies Record<Refusal, unknown>;

/** Refusals for reasons of safer play: explained with a link to its page. */
const PROTECTION = ['selfExcluded', 'onBreak', 'sessionLimit'] as const satisfies readonly Refusal[];
const isProtection = (why: Refusal): why is (typeof PROTECTION)[number] =>
  PROTECTION.some((reason) => reason === why);

/** Refusals that no other try helps against, explained as anywhere else. */
const CLOSED = ['gamePaused', 'accountBlocked'] as const satisfies readonly Refusal[];
const isClosed = (why: Refusal): why is (typeof CLOSED)[number] => CLOSED.some((reason) => reason === why);

/** What a refusal is called, and why. */
function useRefusalTexts(why: Refusal): readonly [title: string, text: string] {
  const { t } = useTranslation();
  if (isProtection(why)) return [t(`safer.refused_${why}`), t(`safer.why_${why}`)];
  if (isClosed(why)) return [t('frame.refused_notOpen'), t(`errors.${why}`)];
  return [t(`frame.refused_${why}`), t(`frame.why_${why}`)];
}

function Refused({ why, onRetry, onLeave }: FrameStatusProps & { readonly why: Refusal }) {
  const { t } = useTranslation();
  const [title, text] = useRefusalTexts(why);
  const Icon = REFUSED_ICONS[why];
  useEffect(() => {
    if (why === 'realityCheck') openRealityCheck();
    if (why === 'birthday') openPopup('birthday', { onDone: onRetry });
    if (isProtection(why)) markSaferPlayStale();
  }, [why]);
  return (
    <div className={css.cover} role="alert">
      <span className={css.coverIcon}>
        <Icon aria-hidden />
      </span>
      <p className={css.coverTitle}>{title}</p>
      <p className={css.coverText}>{text}</p>
      {isProtection(why) ? (
        <div className={css.answers}>
          <Button tone="secondary" to="/playsafe">
            {t('safer.toPage')}
          </Button>
          <Button tone="secondary" onClick={onLeave}>
            {t('frame.leave')}
          </Button>
        </div>
      ) : (
        <Actions {...(why !== 'notOpen' && !isClosed(why) && { onRetry })} onLeave={onLeave} />
      )}
    </div>
  );
}

interface ActionsProps {
  readonly onRetry?: () => void;
  readonly onLeave: () => void;
}

function Actions({ onRetry, onLeave }: ActionsProps) {
  const { t } = useTranslation();
  return (
    <div className={css.answers}>
      {onRetry !== undefined && <Button onClick={onRetry}>{t('ui.retry')}</Button>}
      <Button tone="secondary" onClick={onLeave}>
        {t('frame.leave')}
      </Button>
    </div>
  );
}
