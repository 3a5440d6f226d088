import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../roles';
import { facts as row } from './facts.css';
import { rem } from './rem';

export const cut = style({ display: 'flex', flexDirection: 'column', gap: rem(12), padding: `${rem(4)} 0` });

export const head = style({ display: 'flex', gap: rem(12), alignItems: 'flex-start' });

export const sign = style({
  flex: 'none',
  width: rem(42),
  height: rem(42),
  padding: rem(9),
  borderRadius: '50%',
  background: `color-mix(in srgb, ${theme.accent} 20%, ${theme.surface})`,
  fill: 'none',
  stroke: theme.accentText,
  strokeWidth: 2,
  strokeLinecap: 'round',
});

export const words = style({ minWidth: 0 });

export const title = style({
  display: 'block',
  fontFamily: theme.faceDisplay,
  fontSize: rem(20),
  lineHeight: rem(26),
  fontWeight: 700,
  color: theme.accentText,
});

export const text = style({ fontSize: rem(14.5), lineHeight: rem(20), fontWeight: 500 });

export const bet = style({ display: 'flex', flexDirection: 'column', gap: rem(6) });

export const facts = style([row, { padding: `${rem(8)} 0` }]);
globalStyle(`${facts} dd`, { whiteSpace: 'nowrap' });
globalStyle(`${facts} dd[data-loss]`, { color: theme.neg });

export const notes = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(4),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  color: theme.muted,
});

export const actions = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: rem(8),
});

export const action = style({
  minWidth: 0,
  minHeight: rem(60),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  padding: `${rem(6)} ${rem(8)}`,
  borderRadius: theme.radiusButton,
  background: theme.gradientAccent,
  color: theme.accentContrast,
  selectors: {
    '&[aria-disabled="true"]': {
      background: theme.raised,
      color: theme.muted,
      boxShadow: `inset 0 0 0 1px ${theme.line}`,
      cursor: 'default',
    },
  },
});
globalStyle(`${action} > b`, { fontSize: rem(18), lineHeight: rem(23), fontWeight: 800 });
globalStyle(`${action} > span`, { fontSize: rem(13), lineHeight: rem(17), fontWeight: 500 });
