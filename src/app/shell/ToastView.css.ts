import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { layers } from '../../theme/layers';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';
import { REDUCED_MOTION, WIDE } from '../../theme/screens';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${rem(12)})` } });
const fade = keyframes({ from: { opacity: 0 } });

/** Above the nav and above a page's primary button, never over either. */
export const place = style({
  position: 'fixed',
  left: 0,
  right: 0,
  bottom: `calc(max(var(--nav-room, 0px) + var(--page-foot, 0px), var(--foot-room, 0px)) + env(safe-area-inset-bottom) + ${rem(12)})`,
  zIndex: layers.toast,
  display: 'flex',
  justifyContent: 'center',
  padding: `0 ${rem(12)}`,
  pointerEvents: 'none',
  '@media': { [WIDE]: { left: 'var(--rail-room, 0px)' } },
});

/* A sheet has its buttons at the foot of the screen: over one, the toast is at the top. */
globalStyle(`html:has(dialog[open], [role="dialog"][data-open]) ${place}`, {
  top: `calc(env(safe-area-inset-top) + ${rem(12)})`,
  bottom: 'auto',
});

const toast = style({
  /* One without an action lets taps through to what is below. */
  selectors: { '&:has(button)': { pointerEvents: 'auto' } },
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  maxWidth: rem(420),
  minHeight: rem(52),
  padding: `${rem(6)} ${rem(6)} ${rem(6)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  color: theme.text,
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
  animation: `${rise} ${motion.sheetIn}`,
  '@media': { [REDUCED_MOTION]: { animation: `${fade} 120ms !important` } },
});

export const tones = styleVariants({
  info: [toast, { boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, ${theme.shadow2}` }],
  success: [toast, { boxShadow: `inset 0 0 0 1px ${theme.pos}, ${theme.shadow2}` }],
  error: [toast, { boxShadow: `inset 0 0 0 1px ${theme.neg}, ${theme.shadow2}` }],
});

const icon = style({ flex: 'none', display: 'grid', fontSize: rem(20) });

export const icons = styleVariants({
  info: [icon, { color: theme.accentText }],
  success: [icon, { color: theme.pos }],
  error: [icon, { color: theme.neg }],
});

export const text = style({ flex: 1, minWidth: 0, padding: `${rem(6)} 0` });
