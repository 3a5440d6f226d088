import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { rem } from './rem';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  width: '100%',
  height: rem(36),
  minHeight: 44,
  margin: `${rem(-6)} 0`,
  padding: `0 ${rem(4)}`,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
  textAlign: 'left',
});

export const faces = style({ display: 'flex', flex: 'none' });

export const face = style({
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  fill: '#fff',
  boxShadow: `0 0 0 ${rem(2)} ${theme.surface}`,
  selectors: { '& + &': { marginLeft: rem(-8) } },
});

export const count = style({
  flex: 1,
  minWidth: 0,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${count} b`, { color: theme.text, fontWeight: 800 });
export const hopped = style({});
globalStyle(`${count} b.${hopped}`, { color: theme.pos });

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  color: theme.accentText,
  fontWeight: 700,
  whiteSpace: 'nowrap',
});

export const caret = style({
  width: rem(11),
  height: rem(11),
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.8,
  strokeLinecap: 'round',
  transition: 'transform 160ms',
  selectors: { '&[data-open]': { transform: 'rotate(180deg)' } },
});

export const list = style({
  maxHeight: `min(${rem(152)}, 22dvh)`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderRadius: rem(12),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  padding: `${rem(2)} ${rem(12)}`,
});

export const rider = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(30),
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '& + &': { borderTop: `1px solid ${theme.line}` },
    '&[data-mine]': { color: theme.text },
  },
});

export const name = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const stake = style({ whiteSpace: 'nowrap' });
export const riding = style({ minWidth: rem(112), textAlign: 'right', whiteSpace: 'nowrap' });
export const won = style({
  minWidth: rem(112),
  textAlign: 'right',
  whiteSpace: 'nowrap',
  color: theme.pos,
  fontWeight: 800,
});
globalStyle(`${won} small`, { fontSize: rem(12), fontWeight: 700, color: theme.muted });
export const none = style({ padding: `${rem(8)} 0`, fontSize: rem(13), color: theme.muted });
