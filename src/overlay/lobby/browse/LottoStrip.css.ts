import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { card } from '../../../theme/recipes.css';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const strip = style([
  card,
  {
    display: 'flex',
    alignItems: 'center',
    gap: rem(12),
    minHeight: rem(72),
    marginTop: rem(18),
    padding: `${rem(8)} ${rem(14)}`,
    borderRadius: theme.radiusL,
    background: trim.gradientHero,
    selectors: { '&:active': { transform: 'scale(.985)' } },
  },
]);
globalStyle(`${strip} > svg`, { flex: 'none', fontSize: rem(18), color: theme.text });

export const balls = style({ flex: 'none', display: 'flex', fontSize: rem(42) });
const ball = style({
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  fontWeight: 800,
  color: '#2A1020',
  boxShadow: 'inset 0 -.07em .12em rgb(0 0 0 / .28), 0 .05em .1em rgb(0 0 0 / .22)',
});
const face = (light: string, colour: string, dark: string) =>
  `radial-gradient(circle, #FFFFFF 40%, transparent 42%), radial-gradient(circle at 34% 26%, ${light}, ${colour} 46%, ${dark})`;
export const first = style([ball, { background: face('#FF8C9B', '#E3203F', '#97082A') }]);
export const second = style([
  ball,
  { background: face('#8CC2FF', '#1F7AE8', '#0A3F99'), marginLeft: '-.1em' },
]);
globalStyle(`${balls} i`, { fontSize: '.34em', lineHeight: 1, fontStyle: 'normal' });

export const words = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(2) });
globalStyle(`${words} > b`, { fontSize: rem(17), lineHeight: rem(22), fontWeight: 800 });
globalStyle(`${words} > small`, { fontSize: rem(13), lineHeight: rem(17), fontWeight: 600 });
