import { useAtomValue } from 'jotai';
import { stageStateAtom } from '../../shared/play/stageShow';
import * as css from './GamePage.css';
import type { Shown } from './instant/roundState';
import type { Parts } from './useParts';

interface PlainPictureProps {
  readonly parts: Parts;
  readonly shown: Shown | null;
  /** The result may be shown. */
  readonly revealed: boolean;
}

/** The outcome as DOM, for devices that show no scene. */
export function PlainPicture({ parts, shown, revealed }: PlainPictureProps) {
  const alone = useAtomValue(stageStateAtom) === 'boardAlone';
  if (!alone || shown === null || !revealed || parts.board.Plain !== undefined) return null;
  const { OutcomeMark } = parts.board;
  return (
    <div className={css.plain}>
      <OutcomeMark outcome={shown.round.outcome} translate={parts.translate} />
    </div>
  );
}
