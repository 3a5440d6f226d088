import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { share } from '../ResultShow.css';

/** Past outcomes in one line, newest first; those that do not fit fade out at the edge. */
export const strip = style({
  pointerEvents: 'auto',
  flex: 'none',
  display: 'flex',
  width: '100%',
  minHeight: 44,
  paddingLeft: rem(12),
  maskImage: `linear-gradient(90deg, #000 calc(100% - ${rem(28)}), transparent)`,
});

export const pasts = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: rem(6),
  paddingRight: rem(12),
  overflow: 'hidden',
  textAlign: 'left',
});

export const past = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: rem(28),
  padding: `0 ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: theme.bg2,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const calledOff = style({ color: theme.muted });

/** The table is disconnected: dim the scene until it is up to date again. */
export const veil = style({
  position: 'absolute',
  inset: 0,
  background: `color-mix(in srgb, ${theme.bg} 32%, transparent)`,
  backdropFilter: 'grayscale(.85)',
  pointerEvents: 'none',
});

/** At the foot of the scene, above the board. */
export const lost = style({
  position: 'relative',
  zIndex: 1,
  pointerEvents: 'auto',
  alignSelf: 'stretch',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  margin: `auto ${rem(12)} ${rem(12)}`,
  padding: `${rem(9)} ${rem(10)} ${rem(9)} ${rem(14)}`,
  borderRadius: rem(20),
  background: theme.gradientSurface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow2}`,
});
export const lostWords = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const lostTitle = style({ fontSize: rem(17), lineHeight: rem(22), fontWeight: 800 });
export const lostFor = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});

/** A large win goes below the figure that the game shows over its scene. */
export const large = style({
  position: 'absolute',
  left: 0,
  right: 0,
  top: 'max(5.5rem, 36%)',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  zIndex: 2,
  pointerEvents: 'none',
});

/* Sharing is a round button at the end of the last line: nothing else holds it in the middle of the scene. */
globalStyle(`${large} ${share}`, {
  position: 'static',
  transform: 'none',
  justifyContent: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  padding: 0,
  fontSize: rem(20),
});
globalStyle(`${large} ${share} > span`, {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

/** A one-line result goes next to the history, and does not cover the running figure. */
export const line = style({
  position: 'absolute',
  top: 0,
  right: rem(12),
  height: 44,
  display: 'flex',
  alignItems: 'center',
  zIndex: 2,
  pointerEvents: 'none',
});
/* The oldest outcomes fade out before it instead of being cut in half. */
globalStyle(`${strip}:has(~ ${line})`, { maskImage: 'linear-gradient(90deg, #000 34%, transparent 50%)' });
globalStyle(`${line} > p`, { fontSize: rem(17), lineHeight: rem(24), padding: `${rem(5)} ${rem(14)}` });

export const alone = style({
  position: 'absolute',
  bottom: rem(6),
  left: rem(12),
  padding: `${rem(2)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: `color-mix(in srgb, ${theme.bg} 86%, transparent)`,
  color: theme.text,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 600,
});

export const over = style({ position: 'absolute', inset: 0, pointerEvents: 'none' });

/** The runs of the panels, at the foot of the scene above the game's own label there. */
export const runs = style({
  marginTop: 'auto',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(4),
  width: '100%',
  paddingBottom: rem(34),
});
