import Hand from '~icons/ph/hand-palm-fill';
import { saferPlayCalls } from '../../../contract/account/saferPlay';
import type { SaferPlay } from '../../../contract/account/saferPlayState';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { serverNowMs } from '../../shared/config/config';
import { dayText } from '../../shared/dateText';
import { awayEndText } from '../../shared/safer-play/awayText';
import { awayOf } from '../../shared/safer-play/saferPlay';
import { card } from '../../theme/recipes.css';
import { classes } from '../../ui/classes';
import { Button } from '../../ui/form/Button';
import { badges } from '../../ui/text/Badge.css';
import { Reason } from '../../ui/text/Reason';
import * as css from './Safer.css';
import { showDone, useSaferPlayChange } from './useSaferPlay';

/** An active break or exclusion: when it ends, and how it can be lifted. */
export function RestrictionCard({ safer, online }: { safer: SaferPlay; online: boolean }) {
  const { t, language } = useTranslation();
  const change = useSaferPlayChange();
  const { tag } = LANGUAGES[language];
  const away = awayOf(safer);
  if (away === null) return null;
  const moment = awayEndText(away, tag);
  const firmUntil = away.why === 'selfExcluded' ? new Date(safer.exclusion?.firmUntil ?? away.until) : null;
  const isFirm = firmUntil !== null && firmUntil.getTime() > serverNowMs();
  const lift = async () => {
    if (await change.make(saferPlayCalls.liftExclusion, {})) showDone(t('safer.lifted'));
  };
  return (
    <section className={classes(card, css.away)}>
      <span className={badges.warn}>
        <Hand aria-hidden />
      </span>
      <div className={css.awayText}>
        <h2>{t(`safer.away_${away.why}`)}</h2>
        <p>{t('safer.awayUntil', { moment })}</p>
        {isFirm && <p>{t('safer.firmUntil', { moment: dayText(firmUntil, tag) })}</p>}
        {firmUntil !== null && !isFirm && (
          <div>
            <Button
              tone="secondary"
              size="m"
              busy={change.busy}
              disabled={!online}
              onClick={() => void lift()}
            >
              {t('safer.lift')}
            </Button>
            <Reason id="lift-reason" wrong={change.wrong} off={online ? null : t('safer.offline')} />
          </div>
        )}
      </div>
    </section>
  );
}
