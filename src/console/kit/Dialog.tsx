import { type ReactNode, useEffect, useRef } from 'react';
import { ItemContext } from './outcome';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A modal dialog of the browser's own: Escape closes it, and focus goes back to where it was. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = element.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog ref={element} aria-label={title} onClose={onClose} onCancel={onClose}>
      <div className="hd">
        <h2>{title}</h2>
        <span className="g" />
        <button type="button" className="btn q" onClick={onClose} aria-label="Close">
          Esc
        </button>
      </div>
      {/* What is decided here is not the decision of the panel behind. */}
      <ItemContext value={null}>{children}</ItemContext>
    </dialog>
  );
}
