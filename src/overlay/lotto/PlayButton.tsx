import { useAtomValue } from 'jotai';
import { useTranslation } from '../../i18n/i18n';
import { awayAtom } from '../../shared/safer-play/saferPlay';
import { Button } from '../../ui/form/Button';
import { hourText } from './lottoText';
import { useCountdownQuery } from './queries';

/** Whether tickets are sold, and to this player: nobody is led to the panel who cannot buy there. */
export function useSells(): boolean {
  const { data } = useCountdownQuery();
  const isAway = useAtomValue(awayAtom) !== null;
  return !isAway && data?.draw !== null;
}

/** To the draw that sells. */
export function PlayButton() {
  const { t } = useTranslation();
  const drawsAt = useCountdownQuery().data?.drawsAt ?? null;
  return (
    <Button wide to="/lottoPanel">
      {drawsAt === null ? t('lotto.toPanel') : t('lotto.play', { time: hourText(drawsAt) })}
    </Button>
  );
}
