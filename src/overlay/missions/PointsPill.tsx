import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import Star from '~icons/ph/star-fill';
import { useTranslation } from '../../i18n/i18n';
import { userAtom } from '../../shared/session/user';
import { unseen } from '../../theme/recipes.css';
import { REDUCED_MOTION } from '../../theme/screens';
import * as css from './Missions.css';

const COUNT_MS = 600;

/** The player's points; they count up when a mission is claimed. */
export function PointsPill() {
  const { t } = useTranslation();
  const points = useAtomValue(userAtom)?.points ?? null;
  const shown = useCounted(points);
  if (points === null || shown === null) return null;
  return (
    <span className={css.points}>
      <Star className={css.star} aria-hidden />
      <span key={points} className={css.bump} aria-hidden="true">
        {shown.toLocaleString('en')}
      </span>
      <span className={unseen}>
        {t('missions.points', { count: points, points: points.toLocaleString('en') })}
      </span>
    </span>
  );
}

/** A whole number on its way to a new value: fast at first, slow at the end. A first value is there at once. */
function useCounted(value: number | null): number | null {
  const [shown, setShown] = useState(value);
  const from = useRef(value);
  useEffect(() => {
    const start = from.current;
    from.current = value;
    if (start === null || value === null || start === value || window.matchMedia(REDUCED_MOTION).matches) {
      setShown(value);
      return;
    }
    const startedAtMs = performance.now();
    let frame = requestAnimationFrame(function step(nowMs) {
      const share = Math.min(1, Math.max(0, (nowMs - startedAtMs) / COUNT_MS));
      setShown(Math.round(start + (value - start) * (1 - (1 - share) ** 3)));
      if (share < 1) frame = requestAnimationFrame(step);
    });
    // Frames may never come, for example in a hidden tab.
    const end = setTimeout(() => setShown(value), COUNT_MS + 100);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(end);
    };
  }, [value]);
  return shown;
}
