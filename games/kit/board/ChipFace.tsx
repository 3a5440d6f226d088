import { useId } from 'react';
import { CHIP_INK, CHIP_INLAY, CHIP_PAINT, CHIP_RIM } from './chipArt';
import type { Chip } from './chips';

const NOTCHES = [0, 45, 90, 135, 180, 225, 270, 315];

interface ChipFaceProps {
  readonly chip: Chip;
  /** The text on the chip; by default its value. */
  readonly text?: string;
}

/** A chip seen from above: lacquer with eight inlays, a gold ring and its value. Fills its container. */
export function ChipFace({ chip, text = String(chip) }: ChipFaceProps) {
  const paint = useId();
  const [lit, shade] = CHIP_PAINT[chip];
  const size = text.length > 3 ? 22 : text.length > 2 ? 27 : 32;
  return (
    <svg viewBox="-52 -52 104 106" width="100%" height="100%" aria-hidden="true">
      <defs>
        <radialGradient id={paint} cx=".4" cy=".28" r=".9">
          <stop offset="0" stopColor={lit} />
          <stop offset=".75" stopColor={shade} />
          <stop offset="1" stopColor={shade} />
        </radialGradient>
      </defs>
      <circle cy="3.5" r="49" fill="#000" opacity=".5" />
      <circle r="49" fill={`url(#${paint})`} stroke={CHIP_RIM} strokeWidth="1.5" />
      {NOTCHES.map((angle) => (
        <path
          key={angle}
          transform={`rotate(${angle})`}
          d="M-7-48A48 48 0 0 1 7-48L5-37H-5Z"
          fill={CHIP_INLAY}
        />
      ))}
      <circle r="34.5" fill={`url(#${paint})`} stroke={CHIP_RIM} strokeWidth="2" />
      <circle r="30" fill="none" stroke={CHIP_RIM} strokeOpacity=".35" strokeWidth="1" />
      <path
        d="M-40-21A45 45 0 0 1 4-45"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
      <text
        y={size * 0.36}
        textAnchor="middle"
        fontWeight="800"
        fontSize={size}
        fill={CHIP_INK}
        stroke={shade}
        strokeWidth="3"
        paintOrder="stroke"
      >
        {text}
      </text>
    </svg>
  );
}
