import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';

export const stack = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(18),
  selectors: { '&[data-brief]': { gap: rem(12) } },
});
export const text = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

export const notice = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  padding: `${rem(8)} ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${notice} svg`, { flex: 'none', fontSize: rem(18) });

export const course = style({ display: 'block', width: '100%', height: 'auto' });
export const zero = style({ stroke: theme.lineStrong, strokeWidth: 1, strokeDasharray: '4 4', fill: 'none' });
export const line = style({
  stroke: theme.accentText,
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  fill: 'none',
});
export const dot = style({
  fill: theme.text,
  selectors: { '&[data-sign="plus"]': { fill: theme.pos }, '&[data-sign="minus"]': { fill: theme.neg } },
});
