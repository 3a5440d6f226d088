import { globalStyle, style } from '@vanilla-extract/css';
import { facts as row } from '../../../../games/kit/board/facts.css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const backdrop = style({ position: 'fixed', inset: 0, background: theme.overlay, zIndex: 40 });

/** Above the foot of the screen, and never higher than the screen: its text scrolls. */
export const card = style({
  position: 'fixed',
  zIndex: 41,
  left: rem(12),
  right: rem(12),
  bottom: `calc(${rem(16)} + env(safe-area-inset-bottom))`,
  maxWidth: rem(440),
  maxHeight: `calc(100dvh - ${rem(32)} - env(safe-area-inset-top) - env(safe-area-inset-bottom))`,
  margin: '0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  padding: rem(16),
  borderRadius: theme.radiusL,
  background: theme.gradientSurface,
  color: theme.text,
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}, ${theme.shadow2}`,
  outline: 'none',
});

export const head = style({ display: 'flex', alignItems: 'center', gap: rem(12) });

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  borderRadius: '50%',
  background: `color-mix(in srgb, ${theme.accent} 20%, ${theme.surface})`,
  color: theme.accentText,
  fontSize: rem(22),
});

export const title = style({
  margin: 0,
  fontFamily: theme.faceDisplay,
  fontSize: rem(23),
  lineHeight: rem(28),
  color: theme.accentText,
});

export const subtitle = style({ fontSize: rem(13.5), lineHeight: rem(18), color: theme.muted });

export const content = style({
  minHeight: 0,
  overflowY: 'auto',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  outline: 'none',
});

export const text = style({ fontSize: rem(16), lineHeight: rem(23), fontWeight: 600 });

export const steps = style({ display: 'flex', flexDirection: 'column', gap: rem(10) });

export const step = style({ display: 'flex', alignItems: 'flex-start', gap: rem(10) });

export const stepSign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(26),
  height: rem(26),
  borderRadius: '50%',
  color: theme.accentText,
  boxShadow: `inset 0 0 0 1.5px ${theme.lineStrong}`,
  fontSize: rem(13),
});

export const stepText = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
globalStyle(`${stepText} > b`, { fontSize: rem(14.5), lineHeight: rem(20), fontWeight: 700 });
globalStyle(`${stepText} > small`, { fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const at = style({
  flex: 'none',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const facts = style([row, { padding: `${rem(8)} 0` }]);
globalStyle(`${facts} dd[data-tone="won"]`, { color: theme.pos });
globalStyle(`${facts} dd[data-tone="lost"]`, { color: theme.neg });

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

export const tip = style({
  display: 'flex',
  gap: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
});
globalStyle(`${tip} > svg`, { flex: 'none', marginTop: rem(2), color: theme.accentText });

export const foot = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });

export const stays = style({
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});
