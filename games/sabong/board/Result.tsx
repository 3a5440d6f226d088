import { LateBar } from '../../kit/board/LateBar';
import * as kit from '../../kit/board/result.css';
import { signedText } from '../../kit/board/signed';
import type { MissedBet } from '../../kit/card';
import { centavos } from '../../kit/rules/money';
import { BETTING_MS } from '../rules/story';
import * as css from './board.css';
import type { SharedBoardProps } from './strings';
import type { BetResult } from './view';

/** The result of a bet and its reason, until the next match-up is posted. */
export function Result({ result, ...props }: SharedBoardProps & { readonly result: BetResult }) {
  const { translate, formatAmount, onCheck } = props;
  const { tone, side, isMixed, winner, stakeCentavos, payoutCentavos } = result;
  const net = centavos(payoutCentavos - stakeCentavos);
  return (
    <div className={css.result} data-tone={tone === 'back' ? 'even' : tone}>
      <div className={css.resultRow}>
        <Mark tone={tone} />
        <b className={css.title}>{translate(`ended.${winner}`)}</b>
        <span className={css.net}>{signedText(net, formatAmount)}</span>
      </div>
      <div className={kit.next}>
        <span>
          {translate(isMixed ? 'why.sum' : `why.${tone}`, {
            side: translate(`side.${side}`),
            stake: formatAmount(stakeCentavos),
            amount: formatAmount(payoutCentavos),
          })}
        </span>
        <button type="button" className={kit.check} onClick={onCheck}>
          {translate('check')}
        </button>
      </div>
    </div>
  );
}

const SHAPES = {
  won: 'M6.500 12.500l3.800 3.800 7.200-8',
  back: 'M8 9.500H15a3.500 3.500 0 0 1 0 7H9M8 9.500l3-3M8 9.500l3 3',
  lost: 'M7.500 7.500l9 9M16.500 7.500l-9 9',
} as const;

const Mark = ({ tone }: { readonly tone: BetResult['tone'] }) => (
  <svg viewBox="0 0 24 24" className={kit.mark} aria-hidden="true">
    <path d={SHAPES[tone]} />
  </svg>
);

/** A bet that came after betting had closed: when it closed, when the bet was sent, and that no stake was taken. */
export function Missed({
  missed,
  translate,
  formatAmount,
}: SharedBoardProps & { readonly missed: MissedBet }) {
  const formatMs = (ms: number) => translate('seconds', { seconds: (Math.floor(ms / 10) / 100).toFixed(2) });
  const { sentAtMs, stakeCentavos } = missed;
  return (
    <div className={css.missed}>
      <b className={css.title}>{translate('missed.title')}</b>
      <p className={css.missedText}>
        {translate('missed.why', {
          closed: formatMs(BETTING_MS),
          sent: formatMs(sentAtMs),
          amount: formatAmount(stakeCentavos),
        })}
      </p>
      <LateBar
        ended={{ atMs: BETTING_MS, label: translate('missed.closed') }}
        tapped={{ atMs: sentAtMs, label: translate('missed.bet') }}
        formatMs={formatMs}
      />
    </div>
  );
}
