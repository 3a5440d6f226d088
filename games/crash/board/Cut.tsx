import { CutCard } from '../../kit/board/CutCard';
import { signedText } from '../../kit/board/signed';
import { centavos } from '../../kit/rules/money';
import { OFF } from './fares/fares';
import type { PanelView } from './panel';
import type { SharedBoardProps } from './strings';
import { timesText } from './text';

type CutProps = SharedBoardProps & { readonly panels: readonly PanelView[] };

/** The bets that stand while the connection is lost. The panels are those with a bet. */
export function Cut(props: CutProps) {
  const { translate, panels } = props;
  const [first] = panels;
  return (
    <CutCard
      title={translate(`cut.title.${titleOf(first)}`)}
      bets={panels.map((panel) => betOf(props, panel))}
      frozen={translate('cut.frozen')}
      nothingNew={translate('cut.nothingNew')}
    />
  );
}

function betOf({ translate, formatAmount, cut }: CutProps, panel: PanelView) {
  const { index, state, fare, ticket, press, busy } = panel;
  const isOff = fare.target === OFF;
  const target = timesText(translate, fare.target);
  const net = centavos((ticket?.payoutCentavos ?? 0n) - fare.stakeCentavos);
  return {
    key: index,
    text: translate(isOff ? 'cut.off' : 'cut.auto', { multiplier: target }),
    facts: [
      { label: translate('fare'), value: formatAmount(fare.stakeCentavos) },
      { label: translate('autoHop'), value: isOff ? translate('off') : target },
      {
        label: translate(isOff ? 'cut.ifMissed' : 'cut.ifNotReached'),
        value: signedText(net, formatAmount),
        isLoss: net < 0n,
      },
    ],
    action:
      state === 'waiting'
        ? null
        : {
            label: translate(state === 'riding' ? 'hopOff' : 'takeBack'),
            note: translate(press !== null && cut?.mayCall === true ? 'cut.mayCall' : 'cut.worksAgain'),
            busy,
            press,
          },
  };
}

/** Only panels with a bet are shown. */
function titleOf(panel: PanelView | undefined) {
  if (panel === undefined || panel.state === 'free') return 'riding';
  return panel.state === 'waiting' ? 'boarded' : panel.state;
}
