import { useAtomValue } from 'jotai';
import type { BoardProps, InstantCard } from '../../../games/kit/card';
import type { RoundPlayback } from '../../../games/kit/scene/scene';
import { stageStateAtom } from '../../shared/play/stageShow';
import { stageClock } from '../../stage/clock';
import { playCue } from '../../stage/sound';
import * as css from './GamePage.css';
import type { Parts } from './useParts';

interface OverPlaceProps {
  readonly parts: Parts<InstantCard>;
  readonly board: Pick<BoardProps, 'formatAmount' | 'phase' | 'events' | 'reducedMotion' | 'hand' | 'onAct'>;
  readonly performance: RoundPlayback | null;
}

/** The game's own DOM over the free area; a device that shows no scene has nothing to lay it over, but a plain form of it. */
export function BoardOverlay({ parts, board, performance }: OverPlaceProps) {
  const alone = useAtomValue(stageStateAtom) === 'boardAlone';
  const Over = alone ? parts.board.Plain : parts.board.Over;
  if (Over === undefined) return null;
  const { formatAmount, phase, events, reducedMotion, hand, onAct } = board;
  return (
    <div className={css.over}>
      <Over
        {...{ formatAmount, phase, events, reducedMotion, hand, onAct, performance }}
        translate={parts.translate}
        clock={stageClock}
        onCue={playCue}
      />
    </div>
  );
}
