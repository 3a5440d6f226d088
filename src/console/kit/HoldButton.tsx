import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a finger stays on the button. */
const HOLD_MS = 700;

interface HoldButtonProps {
  readonly className: string;
  readonly isOff: boolean;
  readonly onHeld: () => void;
  readonly children: ReactNode;
}

/** A button that a finger has to hold, so that a touch in passing decides nothing. A keyboard presses it at once. */
export function HoldButton({ className, isOff, onHeld, children }: HoldButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isHeld, setHeld] = useState(false);
  const release = () => {
    clearTimeout(timer.current);
    setHeld(false);
  };
  const press = () => {
    setHeld(true);
    timer.current = setTimeout(() => {
      setHeld(false);
      onHeld();
    }, HOLD_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <button
      type="button"
      className={`${className} hold ${isHeld ? 'is-held' : ''}`}
      disabled={isOff}
      onPointerDown={press}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onClick={({ detail }) => detail === 0 && onHeld()}
    >
      {children}
    </button>
  );
}
