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

export const predict = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 700,
  color: theme.accentText,
  selectors: { 'header + &': { fontSize: rem(12.5), lineHeight: rem(17), marginTop: rem(-4) } },
});
globalStyle(`${predict} svg`, { flex: 'none', fontSize: rem(18) });

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(8),
  padding: rem(12),
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: rem(12),
});
globalStyle(`${head} h3`, {
  fontFamily: theme.faceUi,
  fontSize: rem(14.5),
  lineHeight: rem(20),
  fontWeight: 700,
  letterSpacing: 0,
});
globalStyle(`${head} > span`, { fontSize: rem(12.5), lineHeight: rem(18), color: theme.muted });

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(6)} ${rem(12)}`,
});
/* The panel beside a game is narrower than the sheet. */
globalStyle(`[data-brief] ${facts}`, { display: 'grid', gridTemplateColumns: '1fr 1fr' });
globalStyle(`${facts} dt`, { fontSize: rem(12.5), lineHeight: rem(16), fontWeight: 600, color: theme.muted });
globalStyle(`${facts} dd`, {
  fontSize: rem(14.5),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${facts} dd[data-sign="plus"]`, { color: theme.pos });
globalStyle(`${facts} dd[data-sign="minus"]`, { color: theme.neg });

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
