import { CutCard } from '../../kit/board/CutCard';
import { signedText } from '../../kit/board/signed';
import { centavos } from '../../kit/rules/money';
import type { Bet } from '../rules/bet';
import { paysCentavos } from './figures';
import type { SharedBoardProps } from './strings';

interface CutProps extends SharedBoardProps {
  readonly placed: Bet;
  /** Takes the bet back; null where that is over, or cannot be done now. */
  readonly onBack: (() => void) | null;
  readonly isTakenBackLater: boolean;
}

/** The bet that stands while the connection is lost. */
export function Cut({ translate, formatAmount, busy, placed, onBack, isTakenBackLater }: CutProps) {
  const { stake, side, card } = placed;
  const loss = centavos(-stake);
  return (
    <CutCard
      title={translate('cut.title')}
      frozen={translate('cut.frozen')}
      nothingNew={translate('cut.nothingNew')}
      bets={[
        {
          key: side,
          text: translate(side === 'draw' ? 'cut.draw' : 'cut.bird', { side: translate(`side.${side}`) }),
          facts: [
            { label: translate(`side.${side}`), value: formatAmount(stake) },
            { label: translate('cut.ifWon'), value: formatAmount(paysCentavos(stake, card, side)) },
            { label: translate('cut.ifLost'), value: signedText(loss, formatAmount), isLoss: true },
          ],
          action: isTakenBackLater
            ? {
                label: translate('takeBack'),
                note: translate('cut.worksAgain'),
                busy: busy.length > 0,
                press: onBack,
              }
            : null,
        },
      ]}
    />
  );
}
