import { useEffect, useRef, useState } from 'react';
import type { Json } from '../../kit/rules/round';
import { ringRules } from '../rules/play';
import type { BoardProps } from './strings';
import { betOf, EMPTY, spend, standing, type Table, wireOf } from './table';

type Wanted = Pick<BoardProps, 'phase' | 'replay' | 'lastBet' | 'draft' | 'onDraft' | 'exposureMaxCentavos'>;

/** The stakes on the table, kept in sync with the current round. */
export function useTable(props: Wanted) {
  const { phase, replay, lastBet, exposureMaxCentavos } = props;
  const [table, setTable] = useState<Table>(() => standing(props.draft));

  // The stakes of a running round are those of its bet, also if it was sent before a reload.
  useEffect(() => {
    if (replay || phase === 'betting' || phase === 'waiting') return;
    setTable(phase === 'result' ? spend : () => standing(lastBet));
  }, [phase, replay, lastBet]);

  const drafted = table.spent ? null : JSON.stringify(wireOf(table));
  const onDraft = useRef(props.onDraft);
  onDraft.current = props.onDraft;
  useEffect(() => {
    if (!replay) onDraft.current(drafted === null ? null : (JSON.parse(drafted) as Json));
  }, [drafted, replay]);

  return {
    table: replay ? standing(lastBet, phase === 'result') : table,
    /** Whether the step was applied; it is not if the table could then pay more than the limit. */
    tryChange: (step: (before: Table) => Table): boolean => {
      const next = step(table);
      const exceedsLimit =
        next.positions.length > 0 && ringRules.maxPayoutCentavos(betOf(next)) > exposureMaxCentavos;
      if (!exceedsLimit) setTable(next);
      return !exceedsLimit;
    },
    clear: () => setTable(EMPTY),
    repeat: () => setTable(standing(lastBet)),
  };
}
