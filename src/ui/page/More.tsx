import { useEffect, useRef } from 'react';
import { Button } from '../form/Button';
import * as css from './More.css';

interface MoreProps {
  readonly label: string;
  /** The next page is being loaded. */
  readonly busy: boolean;
  readonly onMore: () => void;
}

/** The next page loads when its button scrolls near the screen; the button is for a retry after a failure. */
export function More({ label, busy, onMore }: MoreProps) {
  const place = useRef<HTMLDivElement>(null);
  const load = useRef(onMore);
  useEffect(() => {
    load.current = busy ? () => undefined : onMore;
  });
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && load.current(), {
      rootMargin: '300px',
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={place} className={css.more}>
      <Button tone="secondary" size="m" busy={busy} onClick={onMore}>
        {label}
      </Button>
    </div>
  );
}
