import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { DESKTOP } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const intro = style({ fontSize: rem(15), lineHeight: rem(22), color: theme.muted });
export const small = style({ fontSize: rem(13), lineHeight: rem(19), fontWeight: 500, color: theme.muted });

export const promos = style({
  display: 'grid',
  gap: rem(14),
  '@media': { [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const claim = style({ display: 'grid', gap: rem(8), justifyItems: 'start' });
export const promo = style({ overflow: 'hidden' });

const banner = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignContent: 'end',
  gap: rem(2),
  minHeight: rem(112),
  padding: `${rem(14)} ${rem(124)} ${rem(14)} ${rem(16)}`,
});

export const banners = styleVariants({
  spin: [banner, { background: trim.gradientHero }],
  points: [banner, { background: trim.gradientHeroJade }],
  demo: [banner, { background: trim.gradientHeroNight }],
});

export const motif = style({
  position: 'absolute',
  top: '50%',
  right: rem(18),
  transform: 'translateY(-50%) rotate(-8deg)',
  fontSize: rem(88),
});

export const headline = style({ position: 'relative', fontSize: rem(24), lineHeight: rem(30) });
export const lead = style({ position: 'relative', fontSize: rem(14), lineHeight: rem(19), fontWeight: 600 });
export const body = style({ display: 'grid', gap: rem(10), padding: `${rem(12)} ${rem(16)} ${rem(16)}` });

export const label = style({
  fontFamily: theme.faceUi,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
});

export const rules = style({ display: 'grid', gap: rem(6), paddingLeft: rem(18) });

export const rule = style({
  listStyle: 'disc',
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  selectors: { '&::marker': { color: theme.accentText } },
});

export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(76),
  padding: `${rem(12)} ${rem(16)}`,
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.985)' } },
});

export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(46),
  height: rem(46),
  borderRadius: '50%',
  fontSize: rem(23),
  color: theme.accentText,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, inset 0 1px 0 ${trim.shine}`,
});

export const words = style({ minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const title = style({ fontSize: rem(16), lineHeight: rem(22), fontWeight: 700 });

export const caution = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(14)} ${rem(16)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 600,
});

export const sign = style({ flex: 'none', display: 'grid', fontSize: rem(24), color: theme.warn });
