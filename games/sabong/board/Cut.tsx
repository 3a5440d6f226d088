import { CutCard } from '../../kit/board/CutCard';
import { signedText } from '../../kit/board/signed';
import { centavos } from '../../kit/rules/money';
import type { SharedBoardProps } from './strings';
import type { Backed } from './view';

interface CutProps extends SharedBoardProps {
  readonly backed: readonly Backed[];
  /** Takes the newest bet of a side back; null where that cannot be done now. */
  readonly onBack: ((ticketId: string) => void) | null;
  readonly isTakenBackLater: boolean;
}

/** The bets that stand while the connection is lost. */
export function Cut({ translate, formatAmount, busy, backed, onBack, isTakenBackLater }: CutProps) {
  return (
    <CutCard
      title={translate('cut.title')}
      frozen={translate('cut.frozen')}
      nothingNew={translate('cut.nothingNew')}
      bets={backed.map(({ side, stakeCentavos, paysCentavos, lastTicketId }) => ({
        key: side,
        text: translate(side === 'draw' ? 'cut.draw' : 'cut.bird', { side: translate(`side.${side}`) }),
        facts: [
          { label: translate(`side.${side}`), value: formatAmount(stakeCentavos) },
          { label: translate('cut.ifWon'), value: formatAmount(paysCentavos) },
          {
            label: translate('cut.ifLost'),
            value: signedText(centavos(-stakeCentavos), formatAmount),
            isLoss: true,
          },
        ],
        action: isTakenBackLater
          ? {
              label: translate('takeBack'),
              note: translate('cut.worksAgain'),
              busy: busy.length > 0,
              press: onBack === null ? null : () => onBack(lastTicketId),
            }
          : null,
      }))}
    />
  );
}
