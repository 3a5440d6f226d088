import { useRef } from 'react';
import { LateBar } from '../../kit/board/LateBar';
import * as css from '../../kit/board/result.css';
import { signedText } from '../../kit/board/signed';
import { useEveryFrame, write } from '../../kit/board/useEveryFrame';
import { centavos } from '../../kit/rules/money';
import { nextOpensMs } from '../../kit/rules/nextOpening';
import { crashShared } from '../rules/shared';
import type { FareProps } from './fares/fareProps';
import { reasonText, reasonTitle } from './reasons';
import { secondsText, timesText } from './text';
import type { TicketResult } from './tickets';

type ResultProps = FareProps & { readonly result: TicketResult; readonly narrow?: boolean };

/** The result of a bet and its reason, until the next round opens. */
export function Result(props: ResultProps) {
  const { translate, formatAmount, result, narrow = false } = props;
  const net = centavos(result.payoutCentavos - result.stakeCentavos);
  const tone = net > 0n ? 'won' : net === 0n ? 'even' : 'lost';
  return (
    <div className={css.result} data-tone={tone} data-narrow={narrow || undefined}>
      <div className={css.head}>
        <Mark late={result.late !== null} won={net > 0n} />
        <div className={css.said}>
          <b className={css.title}>{reasonTitle(translate, result)}</b>
          <p className={css.why}>{reasonText(translate, result)}</p>
        </div>
      </div>
      {result.late !== null && !narrow && (
        <LateBar
          ended={{
            atMs: result.late.endedAtMs,
            label: translate('late.ended', { multiplier: timesText(translate, result.at) }),
          }}
          tapped={{ atMs: result.late.receivedAtMs, label: translate('late.tap') }}
          formatMs={(ms) => translate('seconds', { seconds: secondsText(ms) })}
        />
      )}
      <dl className={css.facts}>
        <div>
          <dt>{translate('fare')}</dt>
          <dd>{formatAmount(result.stakeCentavos)}</dd>
        </div>
        {!narrow && (
          <div>
            <dt>{translate('autoHop')}</dt>
            <dd>{result.isOff ? translate('off') : timesText(translate, result.target)}</dd>
          </div>
        )}
        <div>
          <dt>{translate('result')}</dt>
          <dd className={css.net}>{signedText(net, formatAmount)}</dd>
        </div>
      </dl>
      {!narrow && <NextLine {...props} />}
    </div>
  );
}

function Mark({ late, won }: { readonly late: boolean; readonly won: boolean }) {
  const path = late
    ? 'M12 7v5.500l3.500 2'
    : won
      ? 'M6.500 12.500l3.800 3.800 7.200-8'
      : 'M7.500 7.500l9 9M16.500 7.500l-9 9';
  return (
    <svg viewBox="0 0 24 24" className={css.mark} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}

/** The time until the next round opens, and the link to the fairness check of this one. */
function NextLine({ translate, ride, clock, playback, onCheck, replay, hasPublicNumber }: FareProps) {
  const left = useRef<HTMLSpanElement>(null);
  const opensMs = nextOpensMs(crashShared, ride.crashed?.atMs ?? 0, hasPublicNumber);
  useEveryFrame(!replay, () => {
    const leftMs = opensMs - (clock.nowMs() - (playback?.startedAtMs ?? 0));
    write(
      left.current,
      replay ? '' : translate('nextIn', { seconds: Math.max(0, Math.ceil(leftMs / 1000)) }),
    );
  });
  return (
    <div className={css.next}>
      <span ref={left} />
      <button type="button" className={css.check} onClick={onCheck}>
        {translate('check')}
      </button>
    </div>
  );
}
