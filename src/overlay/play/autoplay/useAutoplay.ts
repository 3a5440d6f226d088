import { useCallback, useReducer, useRef, useState } from 'react';
import type { RunPlan } from '../../../../games/kit/rules/autoRun';
import type { Centavos } from '../../../../games/kit/rules/money';
import type { Json } from '../../../../games/kit/rules/round';
import type { Host } from '../useHost';
import { type AutoState, type AutoStep, autoRunOf, NO_RUN, stepAuto } from './autoState';
import type { registerRun } from './registerRun';
import { endRun } from './runs';

/** A run that the player is setting up. */
export interface RunDraft {
  readonly panel: number;
  readonly bet: Json;
  readonly stakeCentavos: Centavos;
}

export type Autoplay = ReturnType<typeof useAutoplay>;

/**
 * The automatic runs of a game, one for each panel. This hook starts and ends them; the round source decides when the
 * next bet of a run is placed.
 */
export function useAutoplay({ card, mode, checks }: Host, panels: number) {
  const game = card.name;
  const [runs, dispatch] = useReducer(stepRuns, panels, (count) => Array<AutoState>(count).fill(NO_RUN));
  const [draft, setDraft] = useState<RunDraft | null>(null);
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(runs);
  latest.current = runs;

  const step = useCallback((panel: number, step: AutoStep) => dispatch({ panel, step }), []);
  /** Ends a run on the device and at the server. */
  const end = useCallback(
    (panel: number, step: AutoStep) => {
      const runId = latest.current[panel]?.going?.runId ?? null;
      dispatch({ panel, step });
      if (runId !== null) void endRun(game, runId);
    },
    [game],
  );

  const start = async (plan: RunPlan) => {
    // mayBet asks for what is missing first; the player then starts the run again.
    if (draft === null || !checks.mayBet(draft.stakeCentavos, () => undefined)) return setDraft(null);
    const { panel, bet } = draft;
    setBusy(true);
    try {
      const place = panels === 1 ? undefined : panel;
      const runId = mode === 'real' ? await register(game, bet, plan, place) : null;
      step(panel, { type: 'begin', bet, plan, runId });
      setDraft(null);
    } catch {
      // The call has shown the error; keep the sheet open for another try.
    } finally {
      setBusy(false);
    }
  };

  return {
    runs,
    /** The runs as the board shows them. */
    auto: runs.map(autoRunOf),
    draft,
    ask: (panel: number, bet: Json, stakeCentavos: Centavos) => setDraft({ panel, bet, stakeCentavos }),
    step,
    end,
    /** Props of the sheet. */
    sheet: {
      draft,
      /** At a table the next bet can be placed before the last one is settled, so the stake stays the same. */
      changesStake: panels === 1,
      isBusy,
      start: (plan: RunPlan) => void start(plan),
      dismiss: () => setDraft(null),
    },
  };
}

/** Needed once in a run, so it loads with the first. */
const register = async (...run: Parameters<typeof registerRun>): Promise<string> =>
  (await import('./registerRun')).registerRun(...run);

function stepRuns(
  runs: readonly AutoState[],
  { panel, step }: { readonly panel: number; readonly step: AutoStep },
): readonly AutoState[] {
  return runs.map((run, index) => (index === panel ? stepAuto(run, step) : run));
}
