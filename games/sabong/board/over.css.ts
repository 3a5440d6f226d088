import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

const CHIP = 'rgba(10,6,16,.76)';

/** Below the strip of past contests; the birds are below it. */
export const over = style({
  position: 'absolute',
  top: rem(50),
  left: rem(12),
  right: rem(12),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(8),
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(34),
  padding: `0 ${rem(13)}`,
  borderRadius: theme.radiusPill,
  background: CHIP,
  boxShadow: 'inset 0 0 0 1px rgba(255,255,255,.16)',
  color: '#FFF3DC',
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const closing = style([chip, { margin: '0 auto', position: 'relative', overflow: 'hidden' }]);
export const left = style({ minWidth: '1.2em', color: '#FFE08A', fontSize: rem(17) });
export const bar = style({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: rem(3),
  transformOrigin: 'left',
  background: 'linear-gradient(90deg,#FF9A3D,#FFE08A)',
});

const passing = keyframes({ from: { transform: 'translateX(-60%)' }, to: { transform: 'translateX(160%)' } });

/** A sentence while nobody knows the result; a light passes below it. */
export const announced = style([
  closing,
  {
    display: 'block',
    padding: `${rem(7)} ${rem(16)}`,
    borderRadius: rem(20),
    whiteSpace: 'normal',
    textAlign: 'center',
  },
]);
globalStyle(`${announced}[data-waits]::after`, {
  content: '""',
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '45%',
  height: rem(3),
  background: 'linear-gradient(90deg,transparent,#FFE08A,transparent)',
  animation: `${passing} 1.8s cubic-bezier(.45,.05,.55,.95) infinite alternate`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const lamp = style({
  width: rem(11),
  height: rem(11),
  borderRadius: '50%',
  background: 'rgba(255,255,255,.2)',
  selectors: {
    '&[data-point="pula"]': { background: '#FF7A5C', boxShadow: `0 0 ${rem(8)} #FF7A5C` },
    '&[data-point="asul"]': { background: '#5FD0FF', boxShadow: `0 0 ${rem(8)} #5FD0FF` },
    '&[data-point="even"]': { background: '#E8D8B0' },
    '&[data-point="now"]': { background: '#fff', boxShadow: `0 0 ${rem(10)} #fff` },
  },
});
export const lamps = style({ display: 'inline-flex', gap: rem(6) });
export const pula = style({ color: '#FFA98F' });
export const asul = style({ color: '#8FD8FF' });
export const ended = style([chip, { margin: '0 auto', fontSize: rem(17), padding: `0 ${rem(16)}` }]);

/** When the table was last heard of; below the chips. */
export const seen = style([chip, { position: 'absolute', top: rem(92), left: rem(12) }]);

/** The note that this is an animation, always visible. */
export const label = style({
  position: 'absolute',
  right: rem(12),
  bottom: rem(6),
  padding: `${rem(2)} ${rem(10)}`,
  borderRadius: theme.radiusPill,
  background: CHIP,
  color: '#F4ECDD',
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // The host shows its note about demo tables at the same height.
  // The bar that says that the connection is lost is higher.
  selectors: { '[data-mode="demo"] &': { bottom: rem(34) }, '[data-link="waiting"] &': { bottom: rem(86) } },
});

/** The contest in text, for a device that shows no scene. */
export const plain = style({
  position: 'absolute',
  left: rem(12),
  right: rem(12),
  top: '50%',
  transform: 'translateY(-50%)',
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  gap: rem(12),
  textAlign: 'center',
});
export const bird = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(4),
  padding: `${rem(14)} ${rem(8)}`,
  borderRadius: rem(18),
  color: '#FFF9EE',
  fontFamily: theme.faceDisplay,
  fontSize: rem(22),
  lineHeight: rem(26),
  fontWeight: 700,
  selectors: {
    '&[data-bird="pula"]': { background: 'linear-gradient(160deg,#C4202F,#5E0A16)' },
    '&[data-bird="asul"]': { background: 'linear-gradient(160deg,#1E68BE,#0B2A62)' },
    '&[data-won="true"]': { boxShadow: `0 0 0 ${rem(3)} ${theme.accentText}` },
  },
});
export const points = style({
  fontFamily: theme.faceUi,
  fontSize: rem(40),
  lineHeight: rem(46),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const versus = style({ color: theme.text, fontSize: rem(16), fontWeight: 800 });
