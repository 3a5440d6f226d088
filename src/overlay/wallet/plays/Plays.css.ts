import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { small as smallText } from '../RecordList.css';

export const filters = style({ display: 'grid', gap: rem(10) });
export const ranges = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, auto)',
  justifyContent: 'space-between',
  gap: rem(6),
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
globalStyle(`${ranges} > *`, { padding: `0 ${rem(12)}` });

export const sums = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  padding: `${rem(12)} ${rem(6)}`,
  textAlign: 'center',
});
globalStyle(`${sums} > div + div`, { boxShadow: `inset 1px 0 0 ${theme.line}` });
globalStyle(`${sums} dt`, { fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
globalStyle(`${sums} dd`, {
  fontSize: rem(15),
  lineHeight: rem(21),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(72),
  padding: `${rem(9)} ${rem(14)} ${rem(9)} ${rem(12)}`,
  textAlign: 'left',
});

export const tile = style({
  flex: 'none',
  width: rem(40),
  height: rem(52),
  borderRadius: rem(9),
  objectFit: 'cover',
});
export const studio = style([
  tile,
  {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    overflow: 'hidden',
    padding: rem(2),
    fontSize: rem(9),
    fontWeight: 800,
    color: '#FFFFFF',
    textAlign: 'center',
    overflowWrap: 'anywhere',
    lineHeight: 1.1,
  },
]);
export const painted = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});

export const what = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(1) });
export const title = style({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const small = style([
  smallText,
  { fontVariantNumeric: 'tabular-nums lining-nums', overflowWrap: 'anywhere' },
]);

export const money = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: rem(3) });
export const amount = style({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const won = style({ color: theme.pos });
export const state = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 700, color: theme.warn });
export const verify = style([smallText, { fontWeight: 700, color: theme.accentText }]);
