import { MATCH } from '../rules/card';
import type { Motif } from '../rules/prizes';
import { MotifMark } from './MotifMark';
import { motifName } from './names';
import { prizes } from './odds';
import * as css from './prizes.css';
import type { Translate } from './strings';

interface PrizeListProps {
  readonly translate: Translate;
  /** How often each motif shows on open panels. */
  readonly seen: ReadonlyMap<Motif, number>;
  /** The prize that was won; null without one. */
  readonly won: Motif | null;
  readonly onRules: () => void;
}

/** The ten prizes, and how many matching panels are open for each. */
export function PrizeList({ translate, seen, won, onRules }: PrizeListProps) {
  return (
    <ul className={css.list} aria-label={translate('prizes')}>
      {prizes.map(({ motif, pays, percent }) => {
        const count = won === motif ? MATCH : (seen.get(motif) ?? 0);
        const near = won === null && count === MATCH - 1;
        return (
          <li
            key={motif}
            className={css.item}
            data-near={near || undefined}
            data-won={won === motif || undefined}
          >
            <button
              type="button"
              className={css.prize}
              aria-label={translate('prize', { motif: motifName(translate, motif), pays, percent })}
              onClick={onRules}
            >
              <span className={css.mark}>
                <MotifMark motif={motif} />
              </span>
              <b className={css.pays}>{translate('pays', { pays })}</b>
            </button>
            {(near || won === motif) && (
              <span className={css.count}>{translate('countOf', { count, of: MATCH })}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
