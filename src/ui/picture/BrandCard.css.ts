import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import * as button from '../form/Button.css';

export const frame = style({
  borderRadius: rem(22),
  padding: 1,
  background: theme.gradientRim,
  boxShadow: theme.shadow1,
});

/** The ground of the amount that a page is about. */
export const ground = style({
  position: 'relative',
  overflow: 'hidden',
  background: trim.gradientHero,
  color: theme.text,
});

export const face = style([
  ground,
  {
    display: 'flow-root',
    minHeight: rem(140),
    padding: `${rem(14)} ${rem(12)} ${rem(12)}`,
    borderRadius: `calc(${rem(22)} - 1px)`,
  },
]);

const picture = style({ position: 'absolute', pointerEvents: 'none' });
export const rays = style([picture, { inset: 0, width: '100%', height: '100%' }]);
/** The mark stands in its own light, to the right of the amount. */
export const mark = style([
  picture,
  {
    top: rem(-6),
    right: rem(-6),
    display: 'grid',
    placeItems: 'center',
    width: rem(116),
    height: rem(116),
    background: `radial-gradient(closest-side, ${trim.ray}, transparent)`,
  },
]);
export const content = style({ position: 'relative' });

/** V4 has one dark picture per page: here it is this ground, in the brand's own colour. */
const SEA = `:is([data-skin="v4"]) ${ground}`;
globalStyle(SEA, {
  background: `linear-gradient(170deg, ${theme.accentLo}, ${theme.accent} 58%, color-mix(in srgb, ${theme.accent} 72%, ${theme.text}))`,
  color: theme.accentContrast,
  vars: {
    '--muted': `color-mix(in srgb, ${theme.accentContrast} 88%, ${theme.accent})`,
    '--t-amount': theme.accentContrast,
    // What has not been loaded yet: the page's own would be white on the colour.
    '--raised': `color-mix(in srgb, ${theme.accentContrast} 22%, transparent)`,
  },
});
globalStyle(`${SEA} > ${rays}`, { opacity: 0.8 });
/** The primary button would be lost on its own colour. */
globalStyle(`${SEA} .${button.tone.primary.split(' ')[0]}`, {
  background: theme.surface,
  color: theme.accentText,
  boxShadow: 'none',
});
