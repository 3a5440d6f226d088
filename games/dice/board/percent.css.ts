import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

export const sides = style({ display: 'flex', gap: rem(6) });
export const pair = style({
  border: 0,
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: rem(6),
});

const control = style({
  height: rem(44),
  minHeight: 44,
  padding: 0,
  borderRadius: rem(13),
  background: theme.surface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1)',
  selectors: { '&:active:not(:disabled)': { transform: 'scale(.97)' }, '&:disabled': { cursor: 'default' } },
});

export const side = style([
  control,
  {
    fontSize: rem(15),
    fontVariantNumeric: 'tabular-nums',
    color: theme.muted,
    selectors: {
      '&[aria-pressed="true"]': {
        background: theme.raised,
        color: theme.accentText,
        boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
      },
    },
  },
]);

export const fine = style([
  control,
  { flex: `0 0 ${rem(44)}`, minWidth: 44, display: 'grid', placeItems: 'center', color: theme.accentText },
]);

export const caret = style({
  width: rem(16),
  height: rem(16),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: '1.05fr .86fr .86fr 1.15fr',
  width: '100%',
  minHeight: rem(48),
  padding: `${rem(5)} 0 ${rem(6)}`,
  borderRadius: rem(13),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  textAlign: 'center',
});

export const fact = style({
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  selectors: { '& + &': { borderLeft: `1px solid ${theme.line}` } },
});
globalStyle(`${fact} small`, {
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${fact} b`, {
  fontSize: rem(15.5),
  lineHeight: rem(19),
  fontWeight: 800,
  color: theme.text,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
globalStyle(`${fact} b[data-long]`, { fontSize: rem(12.5) });
globalStyle(`${fact}[data-fact="payout"] b`, { color: theme.pos });
