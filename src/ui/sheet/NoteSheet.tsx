import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Sheet } from './Sheet';

interface NoteSheetProps {
  title: string;
  /** What its one button says. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup that only tells something: its one button puts it away. */
export function NoteSheet({ title, done, onClose, children }: NoteSheetProps) {
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button wide onClick={onClose}>
          {done}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
