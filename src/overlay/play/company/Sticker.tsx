import type { ReactNode } from 'react';
import type { Reaction } from '../../../../contract/live';
import * as css from './stickers.css';

interface StickerProps {
  readonly reaction: Reaction;
  readonly game: string;
}

/** A reaction as a die-cut sticker: its art over a light edge of the same outline. */
export function Sticker({ reaction, game }: StickerProps) {
  const { outline, art } = reaction === 'ride' && game === 'sabong' ? ROOSTER : STICKERS[reaction];
  return (
    <svg viewBox="-66 -66 132 132" className={css.art} aria-hidden="true">
      <g className={css.edge}>{outline}</g>
      {art}
    </svg>
  );
}

interface Art {
  /** Filled and stroked in the colour of the edge. */
  readonly outline: ReactNode;
  readonly art: ReactNode;
}

const HAND = 'M-33 28C-52 4-42-14-29-10L-7 19 4 45Q-18 54-33 28Z';
const FINGERS = 'M-21-6L-11-33Q-5-42 1-34L-2 8M21-6L11-33Q5-42-1-34L2 8';
const CLAP: Art = {
  outline: (
    <>
      <path d={HAND} />
      <path d={HAND} transform="scale(-1 1)" />
      <path d={FINGERS} />
      <path d="M0-60V-48M-31-51L-25-41M31-51L25-41" />
    </>
  ),
  art: (
    <>
      <g stroke="#7A4420" strokeWidth="3" strokeLinejoin="round">
        <path d={HAND} fill="#C98A5A" />
        <path d={HAND} transform="scale(-1 1)" fill="#E0A878" />
        <path d={FINGERS} fill="#D69A6A" />
      </g>
      <path
        d="M0-60V-48M-31-51L-25-41M31-51L25-41"
        stroke="#E9A93A"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
};

const HEART_PATH = 'M0 48C-60 8-54-42-25-42-11-42-2-32 0-24 2-32 11-42 25-42 54-42 60 8 0 48Z';
const HEART: Art = {
  outline: <path d={HEART_PATH} />,
  art: (
    <>
      <path d={HEART_PATH} fill="#D8203A" />
      <path d="M0 48C-60 8-54-42-25-42-56-8-18 30 0 48Z" fill="#B0152E" opacity=".55" />
      <path
        d="M-33-16Q-31-29-20-31"
        stroke="#FFF"
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
        opacity=".85"
      />
    </>
  ),
};

const starPoint = (step: number, radius: number): string => {
  const angle = (step * Math.PI) / 5 - Math.PI / 2;
  return `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
};
const TIPS = [0, 1, 2, 3, 4] as const;
const [OUTER, INNER] = [50, 21];
const STAR = `M${TIPS.map((tip) => `${starPoint(2 * tip, OUTER)}L${starPoint(2 * tip + 1, INNER)}`).join('L')}Z`;
const PANES = ['#E8384F', '#F5B731', '#2FA36B', '#2F86D8', '#A04FD0'] as const;
const TASSELS = 'M-29 40Q-34 50-30 60M29 40Q34 50 30 60M-22 42Q-24 50-19 58M22 42Q24 50 19 58';
const PAROL: Art = {
  outline: (
    <>
      <circle r="40" />
      <path d={STAR} />
      <path d={TASSELS} />
    </>
  ),
  art: (
    <>
      <path d={TASSELS} stroke="#E8384F" strokeWidth="4" strokeLinecap="round" fill="none" />
      <circle
        r="40"
        fill="#3A2410"
        stroke="#E9BE5F"
        strokeWidth="5"
        strokeDasharray="3 5.4"
        strokeLinecap="round"
      />
      {TIPS.map((tip) => (
        <g key={tip}>
          <path d={`M0 0L${starPoint(2 * tip - 1, INNER)}L${starPoint(2 * tip, OUTER)}Z`} fill={PANES[tip]} />
          <path
            d={`M0 0L${starPoint(2 * tip + 1, INNER)}L${starPoint(2 * tip, OUTER)}Z`}
            fill={PANES[tip]}
            opacity=".72"
          />
        </g>
      ))}
      <path d={STAR} fill="none" stroke="#FFE7A8" strokeWidth="2.500" strokeLinejoin="round" />
      <circle r="9" fill="#FFF3C8" />
    </>
  ),
};

const BODY = 'M-56-18Q-56-28-46-28H12Q20-28 23-20L28-6 50-2Q57 0 57 8V22H-58V-10Z';
const RIDE: Art = {
  outline: (
    <>
      <path d={BODY} />
      <path d="M-50-36H10" />
      <circle cx="-32" cy="24" r="15" />
      <circle cx="34" cy="24" r="15" />
    </>
  ),
  art: (
    <>
      <path d="M-48-28L-44-36H6L12-28Z" fill="#E9BE5F" />
      <path d="M-40-36V-41H-22V-36ZM-14-36Q-14-43-5-43T4-36Z" fill="#2FA36B" />
      <path d={BODY} fill="#B0152E" />
      <path d="M-58 8H57V22H-58Z" fill="#1E2A5A" />
      <path d="M-58 5H57V11H-58Z" fill="#E9BE5F" />
      <path
        d="M-51-22H-35V-8H-51ZM-31-22H-15V-8H-31ZM-11-22H5V-8H-11ZM9-22Q16-22 18-17L21-8H9Z"
        fill="#CFEAF7"
      />
      <path d="M-51-15H-35V-8H-51ZM-31-15H-15V-8H-31ZM-11-15H5V-8H-11Z" fill="#6FA9CC" opacity=".7" />
      <path d="M-46 13L-43.500 18-38 18.500-42 22-48 22-51 18.500Z" fill="#FFF6E0" opacity=".9" />
      <circle cx="53" cy="5" r="4.500" fill="#FFF3C8" />
      <g fill="#1B1B20">
        <circle cx="-32" cy="24" r="15" />
        <circle cx="34" cy="24" r="15" />
      </g>
      <g fill="#C9D2DC">
        <circle cx="-32" cy="24" r="7" />
        <circle cx="34" cy="24" r="7" />
      </g>
    </>
  ),
};

const COMB = 'M-20-34Q-30-54-14-54-10-66 2-56 12-66 18-52 32-54 24-34Z';
const NECK = 'M-24-30Q2-50 26-26 32-14 24-4 44 28 34 56H-40Q-48 10-24-30Z';
const BEAK = 'M27-22L54-14 27-4Z';
const ROOSTER: Art = {
  outline: (
    <>
      <path d={COMB} />
      <path d={NECK} />
      <path d={BEAK} />
      <path d="M24-2Q38 8 30 22 20 22 18 4Z" />
    </>
  ),
  art: (
    <>
      <path d={COMB} fill="#D8203A" />
      <path d={NECK} fill="#E08A2C" />
      <path d="M-24-30Q-48 10-40 56H-16Q-30 18-12-24ZM-2-20Q-12 20 2 56H18Q2 22 10-18Z" fill="#F5B731" />
      <path d={BEAK} fill="#F3CF7A" stroke="#8A5A18" strokeWidth="2" strokeLinejoin="round" />
      <path d="M24-2Q38 8 30 22 20 22 18 4Z" fill="#B0152E" />
      <circle cx="12" cy="-22" r="7" fill="#FFF6E0" />
      <circle cx="14" cy="-22" r="3.800" fill="#1B1B20" />
    </>
  ),
};

const CANOPY = 'M-58 4C-56-40-24-56 0-56S56-40 58 4Q44-10 30 4 15-10 0 4-15-10-30 4-44-10-58 4Z';
const HANDLE = 'M0-46V36q0 14 13 14t13-12';
const UMBRELLA: Art = {
  outline: (
    <>
      <path d={CANOPY} />
      <path d={HANDLE} fill="none" />
    </>
  ),
  art: (
    <>
      <path d={HANDLE} fill="none" stroke="#8A5A18" strokeWidth="7" strokeLinecap="round" />
      <path d={CANOPY} fill="#B0152E" />
      <path d="M0-56Q-30-40-30 4-15-10 0 4 15-10 30 4 30-40 0-56Z" fill="#E9BE5F" />
      <path d="M0-56Q-12-30 0 4 12-30 0-56Z" fill="#FFF3C8" opacity=".75" />
      <circle cy="-57" r="4" fill="#8A5A18" />
    </>
  ),
};

const COIN: Art = {
  outline: <circle r="48" />,
  art: (
    <>
      <circle r="48" fill="#C8922F" />
      <circle r="43" fill="#F0C65C" />
      <circle r="35" fill="#E2AC3E" stroke="#B47B1E" strokeWidth="2" />
      <path
        d="M-30-18A35 35 0 0 1 12-33"
        stroke="#FFF3C8"
        strokeWidth="5"
        strokeLinecap="round"
        fill="none"
      />
      <path
        d="M-9 22V-20H3Q17-20 17-8T3 4H-9M-19-12H24M-19-3H24"
        stroke="#7A4B0C"
        strokeWidth="6"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </>
  ),
};

const STICKERS: Readonly<Record<Reaction, Art>> = {
  clap: CLAP,
  heart: HEART,
  parol: PAROL,
  ride: RIDE,
  umbrella: UMBRELLA,
  coin: COIN,
};
