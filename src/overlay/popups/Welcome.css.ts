import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const art = style({
  display: 'grid',
  placeItems: 'center',
  height: rem(132),
  margin: `0 ${rem(-16)}`,
  overflow: 'hidden',
  color: theme.accentText,
  // On a low screen the ways to begin matter more than the picture.
  '@media': { '(max-height: 700px)': { height: rem(84) } },
});
globalStyle(`${art} > *`, { gridArea: '1 / 1' });
globalStyle(`${art} > svg:first-child`, {
  width: '100%',
  height: '100%',
  maskImage: 'radial-gradient(closest-side, #000 55%, transparent)',
});

export const lead = style({
  paddingBottom: rem(14),
  textAlign: 'center',
  fontSize: rem(15),
  lineHeight: rem(21),
  color: theme.muted,
});

export const ways = style({ display: 'grid', gap: rem(10) });

export const way = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  width: '100%',
  minHeight: rem(84),
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: rem(18),
  background: theme.gradientSurface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
  textAlign: 'left',
  transition: `transform ${motion.tap}`,
  selectors: { '&:active': { transform: 'scale(.98)' } },
});

export const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(48),
  height: rem(48),
  borderRadius: rem(14),
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  fontSize: rem(25),
  color: theme.accentText,
});
export const text = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(2) });
export const name = style({ fontSize: rem(15.5), lineHeight: rem(20), fontWeight: 800 });
export const about = style({ fontSize: rem(13.5), lineHeight: rem(18), color: theme.muted });
export const go = style({ flex: 'none', color: theme.accentText });

export const note = style({
  display: 'flex',
  gap: rem(10),
  padding: `${rem(14)} ${rem(6)} 0`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
globalStyle(`${note} > svg`, { flex: 'none', fontSize: rem(18), color: theme.accentText });
