import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** Two answers of the same size. */
export const pair = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: rem(10) });
globalStyle(`${pair} > *`, { minHeight: rem(54), padding: `0 ${rem(10)}` });

export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted, textWrap: 'pretty' });
export const small = style({
  marginTop: rem(12),
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
export const field = style({ marginTop: rem(16) });

/** One figure on a card: the subject of the popup. */
export const ticket = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  marginTop: rem(14),
  padding: `${rem(12)} ${rem(8)} ${rem(12)} ${rem(18)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
});
export const label = style({ display: 'block', fontSize: rem(13), lineHeight: rem(18), color: theme.muted });
export const code = style({
  display: 'block',
  fontSize: rem(26),
  lineHeight: rem(34),
  fontWeight: 800,
  letterSpacing: '.1em',
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A link as a QR code and in letters. */
export const share = style({ display: 'flex', alignItems: 'center', gap: rem(14), marginTop: rem(14) });
export const qr = style({
  flex: 'none',
  width: rem(132),
  height: rem(132),
  borderRadius: rem(12),
  /* On white it would stand farther in than what is above it. */
  boxShadow: `0 0 0 1px ${theme.line}`,
});
export const link = style({
  minWidth: 0,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});

/** A centred picture with its figure below. */
export const show = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(4),
  textAlign: 'center',
  textWrap: 'balance',
});
export const bag = style({ height: rem(168), maxHeight: '28dvh' });
/** One em high. */
export const coin = style({
  margin: `${rem(14)} 0 ${rem(12)}`,
  fontSize: rem(104),
  lineHeight: 0,
  filter: `drop-shadow(0 5px 5px rgb(0 0 0 / .28)) drop-shadow(0 0 7px color-mix(in srgb, ${theme.accent} 45%, transparent))`,
});
export const amount = style({
  fontSize: rem(34),
  lineHeight: rem(40),
  fontWeight: 800,
  color: theme.accentText,
});
/** What comes with the figure, on a card of its own. */
export const terms = style([card, { marginTop: rem(14), padding: `${rem(12)} ${rem(14)}` }]);
export const icon = style({
  width: rem(84),
  height: rem(84),
  margin: `${rem(12)} 0 ${rem(6)}`,
  borderRadius: rem(20),
  boxShadow: theme.shadow1,
});

/** The progress to the next spin. */
export const bar = style({
  overflow: 'hidden',
  height: rem(12),
  margin: `${rem(14)} 0 ${rem(6)}`,
  borderRadius: theme.radiusPill,
  background: trim.track,
});
export const filled = style({
  height: '100%',
  borderRadius: theme.radiusPill,
  background: theme.gradientAccent,
  transformOrigin: 'left',
  transition: `transform ${motion.small}`,
});
export const ends = style({
  display: 'flex',
  justifyContent: 'space-between',
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
});

export const facts = style({ display: 'grid', gap: rem(8), margin: `${rem(14)} 0 0` });
globalStyle(`${facts} > li`, {
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(48),
  padding: `${rem(8)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(14.5),
  lineHeight: rem(20),
  fontWeight: 600,
});
globalStyle(`${facts} svg`, { flex: 'none', fontSize: rem(22), color: theme.accentText });
