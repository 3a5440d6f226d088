import Hand from '~icons/ph/hand-palm-fill';
import { useTranslation } from '../../../i18n/i18n';
import { LANGUAGES } from '../../../i18n/languages';
import { awayEndText } from '../../../shared/safer-play/awayText';
import type { Away } from '../../../shared/safer-play/saferPlay';
import { Button } from '../../../ui/form/Button';
import { Empty } from '../../../ui/text/Empty';

/** In place of the form for a player on a break or excluded, whose deposit the server would refuse. */
export function AwayStep({ away, onPlaySafe }: { readonly away: Away; readonly onPlaySafe: () => void }) {
  const { t, language } = useTranslation();
  return (
    <Empty
      icon={<Hand aria-hidden />}
      title={t(`safer.away_${away.why}`)}
      text={t('safer.awayUntil', { moment: awayEndText(away, LANGUAGES[language].tag) })}
      action={
        <Button tone="secondary" onClick={onPlaySafe}>
          {t('safer.toPage')}
        </Button>
      }
    />
  );
}
