import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { digitFace } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

export const numbers = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(186),
});
export const when = style({ fontSize: rem(14), lineHeight: rem(18), fontWeight: 700, color: theme.text });
export const balls = style({ display: 'flex', fontSize: rem(78) });
export const digits = style({ display: 'flex', fontSize: rem(60) });
export const blanks = style({
  display: 'flex',
  gap: rem(6),
  marginTop: 'auto',
  fontSize: rem(40),
  opacity: 0.7,
});
export const waiting = style({
  maxWidth: rem(300),
  paddingTop: rem(16),
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 700,
  textAlign: 'center',
  textWrap: 'balance',
  color: theme.text,
});
export const clock = style([
  digitFace,
  {
    fontSize: rem(40),
    lineHeight: rem(46),
    color: theme.text,
  },
]);
export const replay = style({
  minHeight: 44,
  padding: `0 ${rem(2)}`,
  fontSize: rem(14.5),
  fontWeight: 800,
  color: theme.accentText,
});
export const onSky = style([
  replay,
  {
    padding: `0 ${rem(14)}`,
    borderRadius: theme.radiusPill,
    background: theme.surface,
    boxShadow: theme.shadow1,
  },
]);
export const footer = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: rem(10) });
