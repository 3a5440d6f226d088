import { centavos } from '../../kit/rules/money';
import { timesText } from './figures';
import type { SharedBoardProps } from './strings';
import type { BetResult, BoardView } from './view';

/** The text for screen readers: the match-up, each exchange, the winner and the result. */
export function spoken(props: SharedBoardProps, view: BoardView): string {
  const { translate, formatAmount } = props;
  const { contest, standing, winner, result, backed } = view;
  if (props.missed !== null) return translate('missed.title');
  if (props.announcement !== null) return props.announcement.spoken;
  if (contest.card === null) return '';
  if (standing === 'open' && backed.length > 0) {
    return backed
      .map(({ side, stakeCentavos }) =>
        translate('live.placed', { side: translate(`side.${side}`), amount: formatAmount(stakeCentavos) }),
      )
      .join(' ');
  }
  if (standing === 'open') {
    return translate('live.posted', {
      meron: timesText(translate, contest.card, 'meron'),
      wala: timesText(translate, contest.card, 'wala'),
    });
  }
  if (standing === 'closed') {
    const point = contest.points.at(-1);
    if (point === undefined) return translate('live.closed');
    const number = contest.points.length;
    return point === null
      ? translate('live.even', { number })
      : translate('live.point', { number, bird: translate(`bird.${point}`) });
  }
  if (winner === null) return '';
  const ended = translate(`ended.${winner}`);
  return result === null ? ended : `${ended} ${resultText(props, result)}`;
}

function resultText({ translate, formatAmount }: SharedBoardProps, result: BetResult): string {
  const { tone, payoutCentavos, stakeCentavos } = result;
  if (tone === 'lost') return translate('live.loss');
  const amount = tone === 'won' ? centavos(payoutCentavos - stakeCentavos) : payoutCentavos;
  return translate(tone === 'won' ? 'live.win' : 'live.returned', { amount: formatAmount(amount) });
}
