import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { digitFace } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

export const balls = style({ display: 'inline-flex', alignItems: 'center', gap: '.12em' });
export const digits = style({ display: 'inline-flex', gap: '.11em' });
/** A card of a counter that has been turned: a line in its middle. As high as the font. */
export const digit = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '.9em',
  height: '1em',
  borderRadius: '.18em',
  background: `linear-gradient(rgb(255 255 255 / .14), rgb(255 255 255 / .04) 48%, rgb(0 0 0 / .34) 48%, rgb(0 0 0 / .34) 52%, transparent 52%, rgb(0 0 0 / .12)), ${theme.accent2}`,
  color: theme.accent2Contrast,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.surface}, 0 .05em 0 ${theme.lineStrong}`,
});
export const figure = style([
  digitFace,
  {
    fontSize: '.52em',
    lineHeight: 1,
  },
]);
