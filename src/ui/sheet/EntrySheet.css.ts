import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const today = style({
  marginTop: rem(10),
  textAlign: 'center',
  fontSize: rem(13.5),
  lineHeight: rem(18),
  color: theme.muted,
});
globalStyle(`${today} button`, { fontWeight: 800, color: theme.accentText, minHeight: rem(24) });

export const mark = style({ display: 'flex', justifyContent: 'flex-end' });

export const boxes = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: rem(8),
  marginTop: rem(10),
});
globalStyle(`${boxes} > div`, {
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: rem(60),
  borderRadius: theme.radiusM,
  background: theme.raised,
  textAlign: 'center',
});
globalStyle(`${boxes} dd`, { fontSize: rem(18), lineHeight: rem(23), fontWeight: 800 });
globalStyle(`${boxes} dt`, { fontSize: rem(12.5), lineHeight: rem(16), color: theme.muted });

export const note = style({
  marginTop: rem(8),
  padding: `${rem(11)} ${rem(14)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
});

export const wallet = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  marginTop: rem(12),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  color: theme.muted,
});
globalStyle(`${wallet} b`, {
  display: 'block',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  color: theme.text,
});
