import { LevelIcon } from '../LevelIcon';
import * as css from '../Vip.css';

/** The start and end of the ring, in degrees from the top, clockwise. */
const FROM = -140;
const SWEEP = 280;
const RADIUS = 86;
const CENTRE = 110;

const pointAt = (degrees: number): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + RADIUS * Math.cos(angle)).toFixed(2)} ${(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}`;
};

const arc = (share: number): string => {
  const end = FROM + SWEEP * share;
  return `M${pointAt(FROM)} A${RADIUS} ${RADIUS} 0 ${SWEEP * share > 180 ? 1 : 0} 1 ${pointAt(end)}`;
};

const SHIELD = 'M110 44 L160 60 V112 C160 144 136 162 110 174 C84 162 60 144 60 112 V60 Z';

interface ShieldProps {
  readonly level: number;
  /** 0 to 100. */
  readonly progress: number;
}

/** The level on a shield, within a ring that shows the progress. The text below says the same. */
export function Shield({ level, progress }: ShieldProps) {
  return (
    <div className={css.shield} aria-hidden="true">
      <svg viewBox="0 0 220 190" className={css.ring} aria-hidden="true">
        <path d={arc(1)} className={css.ringTrack} />
        {progress > 0 && <path d={arc(progress / 100)} className={css.ringDone} />}
        <path d={SHIELD} className={css.shieldFace} />
      </svg>
      <span className={css.shieldText}>
        <LevelIcon level={level} />
        <b>{level}</b>
      </span>
    </div>
  );
}
