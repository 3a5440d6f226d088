import { OddsChip } from '../../kit/board/OddsChip';
import { COLORS_NAMED } from '../rules/bet';
import * as css from './modes.css';
import { returnPercent, waysOf } from './odds';
import type { Translate } from './strings';
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
  return (
    <OddsChip
      label={translate('oddsOf', {
        kind: translate(mode === 'special' ? 'mode.special' : `kind.${kind}`),
      })}
      end={translate('rtp', { percent: returnPercent(kind) })}
      onRules={onRules}
    >
      {(kind === 'pair' || kind === 'trio') && (
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
