import { keyframes, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { REDUCED_MOTION } from '../../../theme/screens';
import { COMPANY_LOW } from '../GamePage.css';

/* Stickers */
export const stickers = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  gap: rem(6),
  flex: 1,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const sticker = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: rem(46),
  minHeight: 44,
  minWidth: 44,
  borderRadius: rem(14),
  background: theme.bg,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(36),
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1), opacity 160ms',
  selectors: {
    '&:active': { transform: 'scale(.92)' },
    '&[data-on]': { boxShadow: `inset 0 0 0 2px ${theme.accent}`, background: theme.raised },
    '[data-rests] > &': { opacity: 0.62 },
  },
});
export const badge = style({
  position: 'absolute',
  right: rem(-2),
  top: rem(-6),
  minWidth: rem(20),
  padding: `0 ${rem(4)}`,
  borderRadius: rem(10),
  background: '#A3122B',
  boxShadow: `0 0 0 2px ${theme.bg}`,
  color: '#FFF3E0',
  fontSize: rem(12),
  lineHeight: rem(19),
  fontWeight: 800,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const art = style({ width: '1em', height: '1em', overflow: 'visible', display: 'block' });
/* Light around the art, like the cut of a sticker. */
export const edge = style({
  fill: '#FFF6E0',
  stroke: '#FFF6E0',
  strokeWidth: 13,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});

/* Over the stage */
export const float = style({ position: 'absolute', inset: 0, overflow: 'hidden', pointerEvents: 'none' });
const rise = keyframes({
  '0%': { transform: 'translate(-50%, 30%) scale(.4)', opacity: 0 },
  '9%': { transform: 'translate(-50%, 0) scale(1.16)', opacity: 1 },
  '16%': { transform: 'translate(-50%, 0) scale(1)', opacity: 1 },
  '76%': { transform: 'translate(-50%, -60%) scale(1)', opacity: 1 },
  '100%': { transform: 'translate(-50%, -92%) scale(.96)', opacity: 0 },
});
export const floating = style({
  position: 'absolute',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(4),
  transform: 'translate(-50%, 0)',
  fontSize: rem(50),
  filter: 'drop-shadow(0 3px 6px rgba(0,0,0,.4))',
  animation: `${rise} 2500ms cubic-bezier(.2,0,.4,1) both`,
  '@media': {
    [REDUCED_MOTION]: { animation: 'none' },
    [COMPANY_LOW]: { fontSize: rem(40) },
  },
});
export const tilted = style({ display: 'block' });
export const from = style({
  padding: `0 ${rem(9)}`,
  borderRadius: rem(9),
  background: 'rgba(10,8,6,.8)',
  color: '#FBE7B6',
  fontSize: rem(12),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
