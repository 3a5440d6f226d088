import { OddsChip } from '../../kit/board/OddsChip';
import type { Translate } from '../../kit/card';
import { COLORS_NAMED } from '../rules/bet';
import * as css from './modes.css';
import { returnPercent, waysOf } from './odds';
import { KIND_OF_MODE, type Mode } from './table';

interface OddsLineProps {
  readonly translate: Translate;
  readonly mode: Mode;
  /** How many colours of a combination are picked. */
  readonly picked: number;
  readonly onRules: () => void;
}

/** What the next chip would win, its chance, and the RTP. */
export function OddsLine({ translate, mode, picked, onRules }: OddsLineProps) {
  const kind = mode === 'special' ? 'anyTriple' : KIND_OF_MODE[mode];
  const missing = COLORS_NAMED[kind] - picked;
  const picks = mode === 'two' || mode === 'three';
  return (
    <OddsChip
      label={translate('oddsOf', {
        kind: translate(mode === 'special' ? 'mode.special' : `kind.${kind}`),
      })}
      end={translate('rtp', { percent: returnPercent(kind) })}
      onRules={onRules}
    >
      {picks && (
        <span className={css.hint}>
          {picked === 0 ? translate(`hint.${kind}`) : translate('hint.more', { count: missing })}
        </span>
      )}
      {mode === 'special' ? (
        <span className={css.hint}>{translate('hint.special')}</span>
      ) : (
        <span className={css.ways}>
          {waysOf(kind).map(({ pays, percent }) => (
            <span key={pays}>
              <b>{translate('pays', { pays })}</b>
              {translate('chance', { percent })}
            </span>
          ))}
        </span>
      )}
    </OddsChip>
  );
}
