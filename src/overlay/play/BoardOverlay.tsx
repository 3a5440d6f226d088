import type { FunctionComponent } from 'react';
import type { OverProps, Translate } from '../../../games/kit/card';
import { playCue } from '../../stage/sound/sound';

interface BoardOverlayProps extends Omit<OverProps, 'translate' | 'onCue'> {
  readonly Over: FunctionComponent<OverProps> | undefined;
  readonly translate: Translate;
  readonly className: string;
  /** The state of the stage, as a data attribute for styles. */
  readonly stage?: string;
}

/** The game's own DOM over the scene. */
export function BoardOverlay({ Over, className, stage, ...props }: BoardOverlayProps) {
  if (Over === undefined) return null;
  return (
    <div className={className} data-stage={stage}>
      <Over {...props} onCue={playCue} />
    </div>
  );
}
