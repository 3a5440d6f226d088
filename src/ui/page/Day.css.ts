import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

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

export const none = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

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
