import type { ReactNode } from 'react';
import { Button } from '../form/Button';
import { Sheet } from './Sheet';

interface NoteSheetProps {
  title: string;
  /** The text of its one button. */
  done: string;
  onClose: () => void;
  children: ReactNode;
}

/** A popup with information only: its one button closes it. */
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
