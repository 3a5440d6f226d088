import { useId } from 'react';
import { LevelIcon } from '../LevelIcon';
import * as css from '../Vip.css';

/** The start and end of the ring, in degrees from the top, clockwise. */
const FROM = -140;
const SWEEP = 280;
const RADIUS = 84;
const CENTRE = 110;

const pointAt = (degrees: number, radius = RADIUS): string => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return `${(CENTRE + radius * Math.cos(angle)).toFixed(2)} ${(CENTRE + radius * Math.sin(angle)).toFixed(2)}`;
};

const arc = (share: number): string => {
  const end = FROM + SWEEP * share;
  return `M${pointAt(FROM)} A${RADIUS} ${RADIUS} 0 ${SWEEP * share > 180 ? 1 : 0} 1 ${pointAt(end)}`;
};

/** Forty parts of the scale; every tenth line is longer. */
const TICKS = Array.from({ length: 41 }, (_, index) => {
  const degrees = FROM + (SWEEP / 40) * index;
  return `M${pointAt(degrees, 94)}L${pointAt(degrees, index % 10 === 0 ? 102 : 97)}`;
}).join('');

const RIM = 'M110 38 L166 56 V112 C166 148 138 168 110 181 C82 168 54 148 54 112 V56 Z';
const FACE = 'M110 46 L158 61.500 V112 C158 142 134 160 110 171.500 C86 160 62 142 62 112 V61.500 Z';
/** The half that lies away from the light. */
const SHADE = 'M110 46 L158 61.500 V112 C158 142 134 160 110 171.500 Z';
/** The light on the upper edge of the face. */
const LIGHT = 'M63.500 108 V62.500 L110 47.500 L156.500 62.500';

interface ShieldProps {
  readonly level: number;
  /** 0 to 100. */
  readonly progress: number;
}

/** The level on a shield, within a ring that shows the progress. The text below says the same. */
export function Shield({ level, progress }: ShieldProps) {
  const id = useId();
  const [rim, face, ring] = ['rim', 'face', 'ring'].map((name) => `${id}${name}`);
  return (
    <div className={css.shield} aria-hidden="true">
      <svg viewBox="0 0 220 190" className={css.ring} aria-hidden="true">
        <defs>
          <linearGradient id={rim} x1="0" y1="0" x2=".6" y2="1">
            <stop className={css.rimLit} />
            <stop className={css.rimPlain} offset=".34" />
            <stop className={css.rimLow} offset=".52" />
            <stop className={css.rimLit} offset=".66" />
            <stop className={css.rimDark} offset="1" />
          </linearGradient>
          <radialGradient id={face} cx=".34" cy=".2" r=".95">
            <stop className={css.faceLit} />
            <stop className={css.facePlain} offset=".45" />
            <stop className={css.faceDark} offset="1" />
          </radialGradient>
          <linearGradient id={ring} x1="0" y1="1" x2="1" y2="0">
            <stop className={css.rimLow} />
            <stop className={css.rimPlain} offset=".5" />
            <stop className={css.ringEnd} offset="1" />
          </linearGradient>
        </defs>
        <path d={TICKS} className={css.ringTicks} />
        <path d={arc(1)} className={css.ringTrack} />
        {progress > 0 && <path d={arc(progress / 100)} className={css.ringDone} stroke={`url(#${ring})`} />}
        <path d={RIM} className={css.shieldRim} fill={`url(#${rim})`} />
        <path d={FACE} fill={`url(#${face})`} />
        <path d={SHADE} className={css.shieldShade} />
        <path d={LIGHT} className={css.shieldLight} />
      </svg>
      <span className={css.shieldText}>
        <LevelIcon level={level} />
        <b>{level}</b>
      </span>
    </div>
  );
}
