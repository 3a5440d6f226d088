import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { tinted } from '../../theme/tint';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const balance = style({
  display: 'grid',
  justifyItems: 'start',
  gap: rem(4),
  padding: `${rem(2)} ${rem(6)} ${rem(4)}`,
});
export const caption = style({
  ...uiTitle,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  color: theme.muted,
});
export const amount = style({ fontSize: rem(34), lineHeight: rem(42), fontWeight: 800, color: trim.amount });
/** Beside the mark of the card. */
export const next = style({
  maxWidth: rem(220),
  paddingBottom: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 600,
});
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });
/* The second way has only a ring: the card is as bright as a button in some skins, and as its own in others. */
globalStyle(`${ways} > :last-child`, {
  background: 'transparent',
  boxShadow: 'inset 0 0 0 1.5px currentColor',
  color: 'inherit',
});
export const rules = style({
  display: 'grid',
  gap: rem(6),
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  textWrap: 'pretty',
});

export const filter = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  fontSize: rem(14),
  fontWeight: 700,
});
/** A list to choose from, with an arrow as far from its edge as the text. */
export const choice = style({ position: 'relative', display: 'grid', alignItems: 'center' });
globalStyle(`${choice} > svg`, {
  position: 'absolute',
  right: rem(13),
  fontSize: rem(15),
  pointerEvents: 'none',
});
export const select = style({
  minHeight: 44,
  padding: `0 ${rem(38)} 0 ${rem(14)}`,
  appearance: 'none',
  border: 0,
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  color: theme.text,
  font: 'inherit',
});

export const list = style({ overflow: 'hidden' });
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  padding: `${rem(9)} ${rem(14)} ${rem(9)} ${rem(12)}`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(12),
  fontSize: rem(21),
  ...tinted(theme.accentText),
});
export const what = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(1) });
export const moved = style({
  flex: 'none',
  display: 'grid',
  justifyItems: 'end',
  gap: rem(1),
  fontVariantNumeric: 'tabular-nums lining-nums',
});
globalStyle(`:is(${what}, ${moved}) > b`, { fontSize: rem(15), lineHeight: rem(20) });
globalStyle(`:is(${what}, ${moved}) > small`, {
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});
export const gained = style({ color: theme.pos });
