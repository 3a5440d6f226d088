import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem, TARGET } from '../../../theme/rem';
import { DESKTOP, WIDE } from '../../../theme/screens';
import { trim } from '../../../theme/trim';
import { welcome } from '../Header.css';
import { tile } from '../LobbySkeleton.css';
import { grid } from '../Shelves.css';

export const lobby = style({
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(6)}) ${rem(12)} ${rem(28)}`,
  '@media': {
    [WIDE]: { maxWidth: rem(760), padding: `${rem(14)} ${rem(24)} ${rem(28)}` },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

/** A neon sign: white tubes that glow in the accent colour. */
export const sign = style({
  display: 'flex',
  flexDirection: 'column',
  fontSize: rem(19),
  lineHeight: 0.95,
  fontWeight: 900,
  fontStyle: 'italic',
  letterSpacing: '.01em',
  textTransform: 'uppercase',
  whiteSpace: 'nowrap',
  color: theme.text,
  textShadow: `0 0 ${rem(14)} ${theme.accent}, 0 0 ${rem(3)} ${theme.accent}`,
  '@media': { [DESKTOP]: { display: 'none' } },
});

export const slogan = style([
  welcome,
  { fontSize: rem(24), fontWeight: 800, textShadow: `0 0 ${rem(14)} ${theme.accent}` },
]);

export const second = style({
  marginTop: rem(4),
  fontSize: rem(12.5),
  letterSpacing: '.24em',
  color: theme.accentText,
  textShadow: `0 0 ${rem(12)} ${theme.accent}`,
});

export const hero = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: rem(168),
  borderRadius: theme.radiusL,
  boxShadow: `0 0 ${rem(30)} rgba(123,60,255,.4)`,
  background: theme.bg2,
  /* The cyan and magenta border is drawn over the picture's edge. */
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    padding: '1.5px',
    borderRadius: 'inherit',
    background: theme.gradientRim,
    mask: 'linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0)',
    pointerEvents: 'none',
  },
  '@media': {
    [WIDE]: { minHeight: rem(230) },
    [DESKTOP]: { minHeight: rem(270) },
  },
});

/** As high as the banner, while it loads. */
export const heroPlace = style({
  height: rem(168),
  '@media': { [WIDE]: { height: rem(230) }, [DESKTOP]: { height: rem(270) } },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '80% 70%',
});

/** Darkens towards the text. */
export const words = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: `${rem(16)} 46% ${rem(14)} ${rem(16)}`,
  background: 'linear-gradient(90deg, rgba(18,6,58,.86), rgba(18,6,58,.5) 44%, rgba(18,6,58,0) 64%)',
  '@media': {
    [WIDE]: {
      justifyContent: 'center',
      padding: `${rem(20)} 50% ${rem(20)} ${rem(28)}`,
      background: 'linear-gradient(90deg, rgba(18,6,58,.74), rgba(18,6,58,.42) 36%, rgba(18,6,58,0) 58%)',
    },
  },
});

/** One word per line. */
export const title = style({
  width: 'min-content',
  // Chinese breaks at its spaces as well, not at every character.
  wordBreak: 'keep-all',
  fontSize: rem(25),
  lineHeight: 1.02,
  fontWeight: 900,
  textTransform: 'uppercase',
  textShadow: `0 0 ${rem(16)} ${theme.accent}, 0 0 ${rem(4)} ${theme.accent}`,
  '@media': { [WIDE]: { fontSize: rem(36) } },
});

export const text = style({
  marginTop: rem(6),
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 700,
  color: theme.text,
});

export const action = style({
  display: 'flex',
  marginTop: 'auto',
  '@media': { [WIDE]: { marginTop: rem(18) } },
});

export const body = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: rem(10),
  marginTop: rem(12),
  /* On desktop the app's navigation is at the side, so this rail is horizontal. */
  '@media': { [DESKTOP]: { flexDirection: 'column', alignItems: 'stretch', gap: rem(8) } },
});

export const rail = style({
  position: 'sticky',
  top: rem(8),
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(6),
  width: rem(66),
  /* Taller than a phone's screen: the rail scrolls. */
  maxHeight: `calc(100dvh - ${rem(104)})`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
  '@media': {
    [WIDE]: { width: rem(84), maxHeight: `calc(100dvh - ${rem(24)})` },
    [DESKTOP]: { position: 'static', flexDirection: 'row', flexWrap: 'wrap', width: '100%', gap: rem(6) },
  },
});

export const lists = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(6),
  /* Lists and links share their rows. */
  '@media': { [DESKTOP]: { display: 'contents' } },
});

export const key = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(4),
  width: '100%',
  minHeight: rem(60),
  padding: `${rem(4)} ${rem(2)}`,
  borderRadius: rem(14),
  background: 'linear-gradient(180deg, #1A1240, #120C2C)',
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  fontSize: rem(11),
  lineHeight: rem(13),
  fontWeight: 700,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  color: theme.muted,
  transition: `transform ${motion.tap}, color ${motion.small}`,
  selectors: {
    '&:active': { transform: 'scale(.97)' },
    '&[aria-selected="true"]': {
      background: 'linear-gradient(160deg, #5B1D9C, #2A1067)',
      boxShadow: `inset 0 0 0 1.5px ${theme.accent}, 0 0 ${rem(20)} rgba(255,79,195,.3)`,
      color: theme.text,
    },
  },
  '@media': {
    [DESKTOP]: {
      flexDirection: 'row',
      gap: rem(8),
      width: 'auto',
      minHeight: TARGET,
      padding: `0 ${rem(10)}`,
      fontSize: rem(13.5),
      whiteSpace: 'nowrap',
    },
  },
});

export const icon = style({
  display: 'grid',
  fontSize: rem(24),
  '@media': { [DESKTOP]: { fontSize: rem(18) } },
  selectors: {
    '[aria-selected="true"] > &': { color: theme.accentText, filter: `drop-shadow(0 0 6px ${theme.accent})` },
  },
});

export const shelf = style({ flex: 1, minWidth: 0 });
globalStyle(`${shelf} ${tile}`, { aspectRatio: '108 / 126' });

/** Two columns beside the rail; three where there is room. */
globalStyle(`${shelf} ${grid}`, {
  gridTemplateColumns: 'repeat(2, 1fr)',
  gap: rem(10),
  '@media': {
    [WIDE]: { gridTemplateColumns: 'repeat(3, 1fr)' },
    [DESKTOP]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});
