import { useAtomValue } from 'jotai';
import Hand from '~icons/ph/hand-palm-fill';
import { useTranslation } from '../../i18n/i18n';
import { LANGUAGES } from '../../i18n/languages';
import { awayEndText } from '../../shared/safer-play/awayText';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { Button } from '../../ui/form/Button';
import { Empty } from '../../ui/text/Empty';
import * as css from './AwayNotice.css';
import { plate } from './LottoFrame.css';

/** Until when the player is on a break or excluded; null for everybody else. */
function useAwayText(): string | null {
  const { t, language } = useTranslation();
  const away = useAtomValue(awayAtom);
  if (away === null) return null;
  return t(`lotto.away_${away.why}`, { moment: awayEndText(away, LANGUAGES[language].tag) });
}

export function AwayNotice() {
  const text = useAwayText();
  return text === null ? null : <p className={css.notice}>{text}</p>;
}

/** In place of what picks and buys. */
export function AwayPlate() {
  const { t } = useTranslation();
  const text = useAwayText();
  return (
    <div className={plate}>
      <Empty
        icon={<Hand aria-hidden />}
        title={t('lotto.awayBuy')}
        text={text ?? ''}
        action={
          <Button tone="secondary" to="/playsafe">
            {t('trade.toPlaySafe')}
          </Button>
        }
      />
    </div>
  );
}
