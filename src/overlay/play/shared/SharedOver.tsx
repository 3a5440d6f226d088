import { useAtomValue } from 'jotai';
import type { SharedBoardProps, SharedCard } from '../../../../games/kit/card';
import type { Json } from '../../../../games/kit/rules/round';
import type { Hand } from '../../../../games/kit/scene/hand';
import { stageStateAtom } from '../../../shared/play/stageShow';
import { playCue } from '../../../stage/sound';
import type { Parts } from '../useParts';
import * as css from './Shared.css';
import { boardPhase } from './sharedRound';

interface SharedOverProps {
  readonly parts: Parts<SharedCard>;
  readonly board: Omit<SharedBoardProps, 'translate'>;
  readonly hand: Hand;
  /** Told so far of the round on show. */
  readonly events: readonly Json[];
}

/**
 * The game's own DOM over the free area. The figures are read there, so it shows whatever the stage does; a
 * device that shows no scene gets the game's plain form of the round where there is one.
 */
export function SharedOver({ parts, board, hand, events }: SharedOverProps) {
  const stage = useAtomValue(stageStateAtom);
  const Over = (stage === 'boardAlone' ? parts.board.Plain : undefined) ?? parts.board.Over;
  if (Over === undefined) return null;
  const { formatAmount, phase, reducedMotion, performance, clock } = board;
  return (
    <div className={css.over} data-stage={stage}>
      <Over
        {...{ formatAmount, reducedMotion, hand, events, performance, clock }}
        phase={boardPhase(phase)}
        translate={parts.translate}
        onAct={() => undefined}
        onCue={playCue}
      />
    </div>
  );
}
