import { style, styleVariants } from '@vanilla-extract/css';

/** The balls are things, and look the same in every skin: size is that of the font. */
const ball = style({
  flex: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  width: '1em',
  height: '1em',
  borderRadius: '50%',
  lineHeight: 1,
  boxShadow: 'inset 0 -.07em .12em rgb(0 0 0 / .28), 0 .05em .1em rgb(0 0 0 / .22)',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: '6%',
    left: '15%',
    width: '38%',
    height: '17%',
    borderRadius: '50%',
    background: 'linear-gradient(rgb(255 255 255 / .95), rgb(255 255 255 / .25))',
    transform: 'rotate(-28deg)',
  },
});

const face = (light: string, colour: string, dark: string) =>
  `radial-gradient(circle at 34% 26%, ${light}, ${colour} 46%, ${dark} 100%)`;

export const balls = styleVariants({
  red: [ball, { background: face('#FF8C9B', '#E3203F', '#97082A') }],
  blue: [ball, { background: face('#8CC2FF', '#1F7AE8', '#0A3F99') }],
  green: [ball, { background: face('#8BEBB1', '#15A35B', '#075F33') }],
  purple: [ball, { background: face('#D3A4FF', '#8238DD', '#4B1292') }],
  gold: [ball, { background: face('#FFE79A', '#F5A911', '#A86400') }],
});

/** The white disc with the number. */
export const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: '.56em',
  height: '.56em',
  borderRadius: '50%',
  background: 'radial-gradient(circle at 50% 35%, #FFFFFF, #F4EFE6 70%, #E2DACB)',
  color: '#2A1020',
});
export const number = style({
  fontSize: '.36em',
  lineHeight: 1,
  fontWeight: 800,
  letterSpacing: '-.03em',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
export const empty = style([
  {
    flex: 'none',
    display: 'inline-grid',
    placeItems: 'center',
    width: '1em',
    height: '1em',
    borderRadius: '50%',
    border: '2px dashed currentColor',
    opacity: 0.55,
  },
]);
