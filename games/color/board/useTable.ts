import { useEffect, useRef, useState } from 'react';
import { CHIPS, type Chip, chipCentavos, exactChip, isChip } from '../../kit/board/chips';
import { useFirstStake } from '../../kit/board/useStake';
import type { Json } from '../../kit/rules/round';
import { colorRules } from '../rules/play';
import type { BoardProps } from './strings';
import { betOf, EMPTY, isMode, type Mode, spend, standing, type Table, wireOf } from './table';

interface Habits {
  readonly mode: Mode;
  /** Null until the player has chosen one. */
  readonly chip: Chip | null;
}

/** The chip of a player who can afford it. */
const USUAL_CHIP = chipCentavos(10);

function habitsOf(kept: Json | null): Habits {
  const { mode, chip } = (typeof kept === 'object' && kept !== null ? kept : {}) as Readonly<
    Record<string, unknown>
  >;
  return { mode: isMode(mode) ? mode : 'one', chip: isChip(chip) ? chip : null };
}

type Wanted = Pick<
  BoardProps,
  | 'phase'
  | 'replay'
  | 'lastBet'
  | 'draft'
  | 'habits'
  | 'balanceCentavos'
  | 'onDraft'
  | 'onHabits'
  | 'exposureMaxCentavos'
>;

/** The table, the selected chip and the mode, kept in sync with the current round. */
export function useTable(props: Wanted) {
  const { phase, replay, lastBet, exposureMaxCentavos } = props;
  const suggested = useFirstStake(USUAL_CHIP, chipCentavos(CHIPS[0]), props.balanceCentavos);
  const [table, setTable] = useState<Table>(() => standing(props.draft));
  const [habits, setHabits] = useState<Habits>(() => habitsOf(props.habits));

  // The chips of a rolling round are those of its bet, also if it was sent before a reload.
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

  const change = (next: Habits) => {
    setHabits(next);
    props.onHabits({ mode: next.mode, ...(next.chip !== null && { chip: next.chip }) });
  };

  return {
    table: replay ? standing(lastBet, phase === 'result') : table,
    mode: habits.mode,
    chip: habits.chip ?? exactChip(suggested) ?? CHIPS[0],
    setMode: (mode: Mode) => {
      change({ ...habits, mode });
      setTable((before) => ({ ...before, picked: [] }));
    },
    setChip: (chip: Chip) => change({ ...habits, chip }),
    /** The table after the step; null, without a change, if it could pay more than the limit. */
    tryChange: (step: (before: Table) => Table): Table | null => {
      const next = step(table);
      if (next.positions.length > 0 && colorRules.maxPayoutCentavos(betOf(next)) > exposureMaxCentavos)
        return null;
      setTable(next);
      return next;
    },
    clear: () => setTable(EMPTY),
    repeat: () => setTable(standing(lastBet)),
  };
}
