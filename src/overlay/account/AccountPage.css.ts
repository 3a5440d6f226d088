import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';
import { trim } from '../../theme/trim';

export const page = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: rem(12),
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(${rem(6)} + env(safe-area-inset-top)) ${rem(16)} ${rem(48)}`,
  '@media': {
    [WIDE]: { padding: `${rem(16)} ${rem(24)} ${rem(32)}`, maxWidth: rem(640) },
    [DESKTOP]: { maxWidth: rem(1000), vars: { '--head-room': rem(16) } },
  },
});

export const rays = style({
  position: 'absolute',
  top: 0,
  left: '50%',
  transform: 'translateX(-50%)',
  width: '100vw',
  maxWidth: rem(720),
  height: rem(190),
  pointerEvents: 'none',
  maskImage: 'linear-gradient(#000 55%, transparent)',
  '@media': {
    [WIDE]: {
      width: 'calc(100vw - var(--rail-room, 0px))',
      maskImage: 'radial-gradient(60% 100% at 66% 16%, #000 20%, transparent)',
    },
  },
});

export const person = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: rem(14),
  minHeight: rem(88),
});

export const names = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: rem(4) });

export const name = style({
  fontSize: rem(24),
  lineHeight: rem(30),
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** A long name gets a smaller font, and a second line where it needs one. */
export const nameLong = style([
  name,
  { fontSize: rem(19), lineHeight: rem(24), whiteSpace: 'normal', overflowWrap: 'anywhere' },
]);

export const marks = style({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: rem(8) });
export const id = style({ fontSize: rem(13), fontWeight: 600, color: theme.muted });
export const crown = style({ fontSize: rem(13) });

export const frame = style({
  position: 'relative',
  borderRadius: theme.radiusL,
  padding: 1,
  background: theme.gradientRim,
});

export const balance = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: rem(106),
  padding: `${rem(14)} ${rem(14)} ${rem(14)} ${rem(16)}`,
  borderRadius: `calc(${theme.radiusL} - 1px)`,
  background: trim.gradientHero,
  /* A capiz lattice, fading in from the left. */
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    opacity: 0.1,
    background: `repeating-linear-gradient(0deg, ${theme.accentText} 0 1px, transparent 1px ${rem(14)}), repeating-linear-gradient(90deg, ${theme.accentText} 0 1px, transparent 1px ${rem(14)})`,
    maskImage: 'linear-gradient(90deg, transparent 30%, #000)',
  },
});

export const money = style({ position: 'relative', minWidth: 0 });
export const caption = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 600, color: theme.muted });

export const amount = style({
  fontSize: rem(26),
  lineHeight: rem(32),
  fontWeight: 800,
  color: trim.amount,
  whiteSpace: 'nowrap',
});

export const side = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  gap: rem(8),
  minWidth: rem(112),
});

export const guest = style({
  position: 'relative',
  display: 'grid',
  gap: rem(10),
  padding: `${rem(20)} ${rem(16)} ${rem(16)}`,
  textAlign: 'center',
});

export const guestText = style({ color: theme.muted, paddingBottom: rem(6) });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

export const signOut = style({
  alignSelf: 'center',
  minHeight: rem(48),
  padding: `0 ${rem(24)}`,
  fontSize: rem(15),
  fontWeight: 600,
  color: theme.muted,
});

export const note = style({ fontSize: rem(12.5), lineHeight: rem(18), color: theme.muted });

export const avatars = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  justifyItems: 'center',
  gap: rem(10),
  padding: `${rem(2)} 0 ${rem(14)}`,
  border: 0,
});

export const choice = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  padding: rem(5),
  borderRadius: '50%',
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': { boxShadow: `0 0 0 2px ${theme.accentText}, ${theme.glow}` },
    '&:has(:focus-visible)': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 },
  },
});

export const radio = style({ position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' });
export const sheetText = style({
  color: theme.muted,
  fontSize: rem(15),
  lineHeight: rem(21),
  paddingBottom: rem(4),
});

/** An uploaded picture, with the same border as the drawn avatars. */
export const photo = style({
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  background: theme.raised,
  border: `${rem(3)} solid ${theme.accent}`,
});

/** Something that is restricted now. */
export const standing = style({
  position: 'relative',
  display: 'flex',
  gap: rem(12),
  padding: `${rem(12)} ${rem(14)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  boxShadow: `inset 0 0 0 1.5px ${theme.warn}`,
});
globalStyle(`${standing} b`, {
  display: 'block',
  fontSize: rem(14.5),
  lineHeight: rem(20),
  color: theme.text,
});
export const standingIcon = style({ flex: 'none', fontSize: rem(22), color: theme.warn });

/** A picture with the garland from the mall around it. */
export const framed = style({ position: 'relative', flex: 'none', display: 'grid' });
export const garland = style({ position: 'absolute', inset: '-12%', width: '124%', height: '124%' });
/** The level leads to its page; its target is as large as a fingertip. */
export const level = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  margin: '-0.5rem 0',
});

/** A red dot before a text: something is waiting. */
export const dot = style({
  display: 'inline-block',
  width: rem(9),
  height: rem(9),
  marginRight: rem(7),
  borderRadius: '50%',
  background: theme.accent2,
});
