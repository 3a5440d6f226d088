import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';
import { tinted } from '../../theme/tint';
import { trim } from '../../theme/trim';

export const hero = style({
  position: 'relative',
  display: 'grid',
  gap: rem(14),
  padding: `${rem(16)} ${rem(14)} ${rem(14)}`,
  borderRadius: theme.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
  overflow: 'hidden',
});

/** A life buoy that enters from the right. */
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
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${theme.accentText}, ${theme.shadow1}` },
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
      /* A sticker look: full colour with a white border. */
      ':is([data-skin="v2"]) &': {
        color: theme.surface,
        background: color,
        boxShadow: `0 0 0 ${rem(3)} ${theme.surface}, 0 ${rem(3)} 0 ${rem(3)} ${trim.edgeLit}`,
      },
    },
  },
];

export const discs = styleVariants({
  account: inColor(theme.focus),
  money: inColor(theme.pos),
  bonus: inColor(theme.neg),
  games: inColor(theme.accentText),
  fairness: inColor(theme.warn),
  safe: inColor(theme.pos),
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
  minHeight: TARGET,
  marginBottom: rem(-6),
  fontSize: rem(18),
  lineHeight: rem(24),
});

export const entries = style({ padding: `0 ${rem(14)}` });

export const entry = style({
  selectors: { '& + &': { borderTop: `1px dashed ${theme.line}` } },
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
  color: theme.accentText,
  transition: `transform ${motion.small}`,
  selectors: { '[aria-expanded="true"] > &': { transform: 'rotate(180deg)' } },
});

export const answer = style({
  display: 'grid',
  gap: rem(10),
  paddingBottom: rem(14),
  fontSize: rem(14.5),
  lineHeight: rem(21),
  color: theme.muted,
});

export const buttons = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: rem(8) });
export const thanks = style({
  minHeight: TARGET,
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  fontWeight: 700,
  color: theme.pos,
});

export const service = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(76),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: theme.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, ${theme.shadow1}`,
  fontSize: rem(28),
  color: theme.accentText,
});

export const serviceWords = style({ flex: 1, minWidth: 0, display: 'grid', color: theme.text });
export const serviceTitle = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 800 });
export const small = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: theme.muted });

export const waiting = style({ display: 'grid', gap: rem(12), padding: `${rem(16)} 0` });
