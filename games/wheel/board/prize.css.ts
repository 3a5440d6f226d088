import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const mark = style({ display: 'inline-flex', lineHeight: 1 });

export const coin = style({
  flex: 'none',
  width: '1em',
  height: '1em',
  fill: theme.accent,
  stroke: theme.accentContrast,
  strokeWidth: 1.7,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
globalStyle(`${coin} circle`, { strokeWidth: 0 });
globalStyle(`${coin} path`, { fill: 'none' });

export const star = style({
  flex: 'none',
  width: '1em',
  height: '1em',
  fill: theme.accentText,
});

export const odds = style({
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${odds} th, ${odds} td`, { height: rem(34), textAlign: 'left', fontWeight: 700 });
globalStyle(`${odds} tr > :last-child`, { textAlign: 'right' });
globalStyle(`${odds} thead th`, { height: rem(26), fontSize: rem(13), fontWeight: 600, color: theme.muted });
globalStyle(`${odds} tbody tr`, { borderTop: `1px solid ${theme.line}` });
globalStyle(`${odds} tbody th`, { width: '42%' });
globalStyle(`${odds} tbody th > svg`, {
  display: 'inline-block',
  verticalAlign: '-0.16em',
  marginRight: rem(9),
  fontSize: rem(18),
});
globalStyle(`${odds} tr[data-won] > *`, { color: theme.accentText });

export const percent = style({ display: 'inline-block', minWidth: rem(48) });

/** The chance of a prize relative to the most likely one. */
export const bar = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  width: rem(84),
  height: rem(6),
  marginRight: rem(6),
  borderRadius: theme.radiusPill,
  background: theme.raised,
  overflow: 'hidden',
});
globalStyle(`${bar} > i`, {
  display: 'block',
  height: '100%',
  minWidth: 2,
  borderRadius: 'inherit',
  background: theme.gradientAccent,
  transformOrigin: 'left',
});
