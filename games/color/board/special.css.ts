import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';
import { field } from './field.css';

export const special = style([
  field,
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: rem(5),
    background: theme.gradientSurface,
    color: theme.text,
  },
]);

export const mark = style({ fontSize: `clamp(${rem(26)}, 5.4dvh, ${rem(44)})`, lineHeight: 1 });
globalStyle(`${mark} > span`, { gap: '0.18em' });

export const name = style({ fontSize: rem(15), lineHeight: rem(19), fontWeight: 800 });

export const odds = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: rem(8),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${odds} > b`, { fontSize: rem(15), fontWeight: 800, color: theme.accentText });
