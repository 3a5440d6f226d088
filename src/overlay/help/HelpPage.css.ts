import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../../games/kit/roles';
import { motion } from '../../look/motion';
import { rem } from '../../look/rem';
import { DESKTOP, WIDE } from '../../look/screens';
import { tinted } from '../../look/tint';
import { trim } from '../../look/trim';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: rem(14),
  padding: `${rem(16)} ${rem(14)} ${rem(14)}`,
  borderRadius: look.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${look.shadow1}`,
  overflow: 'hidden',
});

/** A life buoy, thrown in from the right. */
export const motif = style({
  position: 'absolute',
  top: rem(9),
  right: rem(20),
  transform: 'rotate(12deg)',
  fontSize: rem(70),
});

export const hello = style({
  position: 'relative',
  maxWidth: rem(220),
  fontSize: rem(22),
  lineHeight: rem(28),
});

export const topics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: rem(10),
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(6, 1fr)' },
    [DESKTOP]: { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
});

export const topic = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: rem(8),
  minHeight: rem(92),
  padding: `${rem(10)} ${rem(4)}`,
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 700,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  transition: `transform ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${look.accentText}, ${look.shadow1}` },
  },
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(42),
  height: rem(42),
  borderRadius: '50%',
  fontSize: rem(22),
});

const inColor = (color: string) => [
  disc,
  {
    ...tinted(color),
    selectors: {
      /* A sticker: full colour in a white border. */
      ':is([data-skin="v2"]) &': {
        color: look.surface,
        background: color,
        boxShadow: `0 0 0 ${rem(3)} ${look.surface}, 0 ${rem(3)} 0 ${rem(3)} ${trim.edgeLit}`,
      },
    },
  },
];

export const discs = styleVariants({
  account: inColor(look.focus),
  money: inColor(look.pos),
  bonus: inColor(look.neg),
  games: inColor(look.accentText),
  fairness: inColor(look.warn),
  safe: inColor(look.pos),
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: rem(44),
  marginBottom: rem(-6),
  fontSize: rem(18),
  lineHeight: rem(24),
});

export const entries = style({ padding: `0 ${rem(14)}` });

export const entry = style({
  selectors: { '& + &': { borderTop: `1px dashed ${look.line}` } },
});

export const question = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  width: '100%',
  minHeight: rem(56),
  padding: `${rem(8)} 0`,
  textAlign: 'left',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});

export const ask = style({ flex: 1, minWidth: 0 });

export const arrow = style({
  flex: 'none',
  color: look.accentText,
  transition: `transform ${motion.small}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const answer = style({
  display: 'grid',
  gap: rem(10),
  paddingBottom: rem(14),
  fontSize: rem(14.5),
  lineHeight: rem(21),
  color: look.muted,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(8) });
export const thanks = style({
  minHeight: rem(44),
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 700,
  color: look.pos,
});

export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(76),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: look.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, ${look.shadow1}`,
  fontSize: rem(28),
  color: look.accentText,
});

export const serviceWords = style({ flex: 1, minWidth: 0, display: 'grid', color: look.text });
export const serviceTitle = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 800 });
export const small = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: look.muted });

export const waiting = style({ display: 'grid', gap: rem(12), padding: `${rem(16)} 0` });
