import Hand from '~icons/ph/hand-palm-fill';
import Shield from '~icons/ph/shield-check-fill';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { useNavigate } from '../../shared/navigation/useNavigate';
import { awayEndText } from '../../shared/safer-play/awayText';
import { awayOf } from '../../shared/safer-play/saferPlay';
import type { SaferReason } from '../../shared/safer-play/saferPlayRefusal';
import { Button } from '../../ui/form/Button';
import { Sheet } from '../../ui/sheet/Sheet';
import { badges } from '../../ui/text/Badge.css';
import { mostText } from './LimitList';
import { type LimitKind, limitKey, limitsOf } from './limits';
import * as css from './sheets.css';
import { useSaferPlay } from './useSaferPlay';

interface PlayRefusedProps {
  readonly onClose: () => void;
  readonly reason?: SaferReason;
}

/** Why a bet or deposit was refused for a reason of safer play. */
export function PlayRefused({ onClose, reason = 'onBreak' }: PlayRefusedProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { safer } = useSaferPlay();
  const away = awayOf(safer);
  const isAway = reason === 'selfExcluded' || reason === 'onBreak';
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`safer.refused_${reason}`)}
      footer={
        <div className={css.pair}>
          <Button tone="secondary" onClick={onClose}>
            {t('safer.understand')}
          </Button>
          <Button
            tone="secondary"
            onClick={() => {
              onClose();
              navigate('/playsafe', { replace: true });
            }}
          >
            {t('safer.toPage')}
          </Button>
        </div>
      }
    >
      <div className={css.head}>
        <span className={badges.warn}>{isAway ? <Hand aria-hidden /> : <Shield aria-hidden />}</span>
        <p className={css.text}>
          {away !== null && isAway
            ? t('safer.awayUntil', { moment: awayEndText(away, LANGUAGES[language].tag) })
            : t(`safer.why_${reason}`)}
        </p>
      </div>
      {safer !== null && <Limits safer={safer} kind={KINDS[reason]} />}
    </Sheet>
  );
}

const KINDS: Readonly<Partial<Record<SaferReason, LimitKind>>> = {
  depositLimit: 'deposit',
  lossLimit: 'loss',
  stakeLimit: 'stake',
  sessionLimit: 'session',
};

/** The limits that a refusal concerns, with what is used of them; none if it concerns no limit. */
function Limits({ safer, kind }: { safer: SaferPlay; kind: LimitKind | undefined }) {
  const { t } = useTranslation();
  if (kind === undefined) return null;
  return (
    <dl className={css.figures}>
      {limitsOf(safer)
        .filter((limit) => limit.kind === kind)
        .map(({ period, most, used }) => (
          <div key={period}>
            <dt>{t(limitKey(kind, period))}</dt>
            <dd>
              {period !== 'bet' &&
                most !== null &&
                `${t('safer.usedOf', { used: mostText(kind, used, t) })} `}
              {most === null ? t('safer.noLimit') : mostText(kind, most, t)}
            </dd>
          </div>
        ))}
    </dl>
  );
}
