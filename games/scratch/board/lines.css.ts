import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const outcome = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.24em',
  minHeight: '1.1em',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${outcome} b`, { fontSize: '0.82em', fontWeight: 800, color: theme.text });

export const blank = style({
  fill: 'none',
  stroke: theme.muted,
  strokeWidth: 1.8,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(88),
  fontSize: rem(14),
  lineHeight: rem(18),
});

/** The nine panels, small. */
export const card = style({
  flex: 'none',
  display: 'grid',
  gridTemplateColumns: `repeat(3, ${rem(26)})`,
  gap: rem(3),
  padding: rem(4),
  borderRadius: rem(9),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});

export const cell = style({
  display: 'grid',
  placeItems: 'center',
  height: rem(26),
  borderRadius: rem(5),
  background: theme.raised,
  fontSize: rem(18),
  opacity: 0.75,
  selectors: { '&[data-won]': { opacity: 1, boxShadow: `inset 0 0 0 1.5px ${theme.accentText}` } },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  fontWeight: 700,
});
globalStyle(`${name} small`, { fontSize: rem(12.5), color: theme.muted, fontWeight: 600 });

export const motif = style({ display: 'inline-flex', alignItems: 'center', gap: rem(8) });
globalStyle(`${motif} svg`, { fontSize: rem(20) });

export const caption = style({
  paddingBottom: rem(4),
  textAlign: 'left',
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.text,
});
