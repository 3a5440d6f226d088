import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { layers } from '../look/layers';
import { motion } from '../look/motion';
import { rem } from '../look/rem';
import { CALM, WIDE } from '../look/screens';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });
const fade = keyframes({ from: { opacity: 0 } });

/** Above the nav and above a page's primary button, never over either. */
export const place = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: `calc(max(var(--nav-room, 0px), var(--foot-room, 0px)) + env(safe-area-inset-bottom) + ${rem(12)})`,
  zIndex: layers.toast,
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${rem(12)}`,
  pointerEvents: 'none',
  '@media': { [WIDE]: { left: 'var(--rail-room, 0px)' } },
});

const toast = style({
  pointerEvents: 'auto',
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  maxWidth: rem(420),
  minHeight: rem(52),
  padding: `${rem(6)} ${rem(6)} ${rem(6)} ${rem(14)}`,
  borderRadius: look.radiusM,
  background: look.raised,
  color: look.text,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
  animation: `${rise} ${motion.sheetIn}`,
  '@media': { [CALM]: { animation: `${fade} 120ms !important` } },
});

export const tones = styleVariants({
  info: [toast, { boxShadow: `inset 0 0 0 1px ${look.lineStrong}, ${look.shadow2}` }],
  success: [toast, { boxShadow: `inset 0 0 0 1px ${look.pos}, ${look.shadow2}` }],
  error: [toast, { boxShadow: `inset 0 0 0 1px ${look.neg}, ${look.shadow2}` }],
});

const icon = style({ flex: 'none', display: 'grid', fontSize: rem(20) });

export const icons = styleVariants({
  info: [icon, { color: look.accentText }],
  success: [icon, { color: look.pos }],
  error: [icon, { color: look.neg }],
});

export const text = style({ flex: 1, minWidth: 0, padding: `${rem(6)} 0` });
