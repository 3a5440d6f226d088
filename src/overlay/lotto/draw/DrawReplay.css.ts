import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

/** Transparent, because the stage is behind it. */
export const page = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100dvh',
  minHeight: rem(440),
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  padding: `calc(env(safe-area-inset-top) + ${rem(8)}) ${rem(16)} ${rem(4)}`,
});
/** Readable on every wall that the scene has. */
export const title = style({
  minWidth: 0,
  padding: `${rem(9)} ${rem(16)}`,
  borderRadius: theme.radiusPill,
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
  color: theme.text,
});
export const room = style({ minHeight: 0, pointerEvents: 'none' });
export const plain = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: rem(14),
  height: '100%',
});
export const balls = style({ display: 'flex', minHeight: rem(88), fontSize: rem(88) });
export const digits = style({ display: 'flex', minHeight: rem(68), fontSize: rem(68) });
export const footer = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: rem(10),
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `${rem(12)} ${rem(16)} calc(${rem(16)} + env(safe-area-inset-bottom))`,
});
