import type { Moment } from '../games/kit/card';
import type { SceneModule } from '../games/kit/scene/scene';
import type { Cell } from './cell';
import { StillCell } from './StillCell';
import { boardCards } from './scenes';
import { StillScreen } from './screens/StillScreen';

interface StillPictureProps {
  readonly cell: Cell;
  readonly moment: Moment;
  readonly module: SceneModule;
}

/** The scene alone, or with what players see over it where the address asks for that and the game has a board. */
export function StillPicture(props: StillPictureProps) {
  const { cell } = props;
  const hasBoard = boardCards.some(({ name }) => name === cell.game);
  if (hasBoard && (cell.board || cell.result)) return <StillScreen {...props} />;
  // Another size needs another canvas; other moments reuse it with its compiled shader programs.
  return <StillCell key={`${cell.game} ${cell.width}x${cell.height} ${cell.tier}`} {...props} />;
}
