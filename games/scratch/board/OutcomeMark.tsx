import * as z from 'zod/mini';
import { winnerOf } from '../rules/card';
import { scratchRules } from '../rules/play';
import * as css from './lines.css';
import { MotifMark } from './MotifMark';
import { motifName } from './names';
import { paysText } from './odds';
import type { BoardModule } from './strings';

/** The motif that won, with its multiplier; an empty ticket if none did. */
export const OutcomeMark: BoardModule['OutcomeMark'] = ({ outcome, translate }) => {
  const card = z.safeDecode(scratchRules.outcome, outcome as never);
  if (!card.success) return null;
  const winner = winnerOf(card.data);
  if (winner === null) {
    return (
      <span role="img" aria-label={translate('outcome.loss')} className={css.outcome}>
        <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true" className={css.blank}>
          <path d="M4 6h16v12H4ZM8 10l8 4M16 10l-8 4" />
        </svg>
      </span>
    );
  }
  const pays = paysText(winner);
  return (
    <span
      role="img"
      aria-label={translate('outcome.win', { motif: motifName(translate, winner), pays })}
      className={css.outcome}
    >
      <MotifMark motif={winner} />
      <b aria-hidden="true">{translate('pays', { pays })}</b>
    </span>
  );
};
