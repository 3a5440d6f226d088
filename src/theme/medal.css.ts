import { style } from '@vanilla-extract/css';
import { theme } from '../../games/kit/roles';
import { rem } from './rem';

/** Highlights and shadows of light from the upper left. */
const LIGHT = 'radial-gradient(circle at 30% 20%, rgba(255,255,255,.6), rgba(255,255,255,0) 48%)';
const SHADE = 'radial-gradient(circle at 74% 86%, rgba(0,0,0,.28), rgba(0,0,0,0) 52%)';

/** A struck medal in the brand's metal, with a raised glyph. Its owner sets position and size. */
export const medal = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  color: theme.accentContrast,
  background: `${LIGHT}, ${SHADE}, ${theme.gradientAccent}`,
  boxShadow: [
    `inset 0 0 0 ${rem(2)} rgba(255,255,255,.34)`,
    `inset 0 0 0 ${rem(7)} color-mix(in srgb, ${theme.accentLo} 55%, transparent)`,
    `inset 0 0 0 ${rem(8)} rgba(255,255,255,.22)`,
    `0 ${rem(2)} 0 color-mix(in srgb, ${theme.accentLo} 70%, #000)`,
    `0 ${rem(10)} ${rem(20)} rgba(0,0,0,.3)`,
  ].join(', '),
});

export const struck = style({
  fontSize: '.52em',
  filter: 'drop-shadow(0 1px 0 rgba(255,255,255,.4))',
});
