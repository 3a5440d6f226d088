import { useAtomValue } from 'jotai';
import Hand from '~icons/ph/hand-palm-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { awayEndText } from '../../shared/safer-play/awayText';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';

/** In place of the order form, for a player on a break or excluded. Open orders run on. */
export function AwayNote() {
  const { t, language } = useTranslation();
  const away = useAtomValue(awayAtom);
  if (away === null) return null;
  return (
    <Empty
      icon={<Hand aria-hidden />}
      title={t(`trade.away_${away.why}`)}
      text={t('trade.awayUntil', { moment: awayEndText(away, LANGUAGES[language].tag) })}
      action={
        <Button tone="secondary" to="/playsafe">
          {t('trade.toPlaySafe')}
        </Button>
      }
    />
  );
}
