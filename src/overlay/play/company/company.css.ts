import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { COMPANY_ABOVE_BOARD, COMPANY_LOW, COMPANY_ROOM, COMPANY_TWO } from '../GamePage.css';
import { large } from '../shared/Shared.css';
import { art, sticker, stickers } from './stickers.css';

const LOW = COMPANY_LOW;
const TWO = COMPANY_TWO;

const glass = {
  background: `color-mix(in srgb, ${theme.bg} 82%, transparent)`,
  color: theme.accentText,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
} as const;

/* Who watches */
export const corner = style({
  position: 'absolute',
  top: rem(86),
  right: rem(12),
  // The line of the low form has the pill itself.
  '@media': {
    [LOW]: { display: 'none' },
    [COMPANY_ABOVE_BOARD]: { selectors: { [`${TWO} &`]: { display: 'none' } } },
  },
});
export const pill = style({
  ...glass,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(34),
  padding: `0 ${rem(13)} 0 ${rem(7)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const eye = style({ fontSize: rem(18), marginLeft: rem(4) });
export const faces = style({ display: 'flex' });
globalStyle(`${faces} > i`, {
  display: 'grid',
  placeItems: 'center',
  minWidth: rem(24),
  height: rem(24),
  marginLeft: rem(-7),
  borderRadius: rem(12),
  background: '#4A3819',
  boxShadow: `0 0 0 2px ${theme.bg}`,
  color: '#FFFFFF',
  fontSize: rem(11),
  fontWeight: 800,
  fontStyle: 'normal',
});
const FACE_COLORS = ['#A3122B', '#8E6410', '#3A6A8A', '#2C7148'] as const;
for (const [index, color] of FACE_COLORS.entries()) {
  globalStyle(`${faces} > i:nth-child(${index + 1})`, {
    background: `linear-gradient(150deg, rgba(255,255,255,.22), transparent), ${color}`,
  });
}
globalStyle(`${faces} > i:first-child`, { marginLeft: 0 });
globalStyle(`${faces} > i:last-child:nth-child(n + 2)`, { padding: `0 ${rem(2)}` });

/* Below the scene */
const LOW_BOTTOM = `calc(${rem(5)} - ${COMPANY_ROOM.low})`;
export const dock = style({
  position: 'absolute',
  left: rem(12),
  right: rem(12),
  bottom: `calc(${rem(8)} - ${COMPANY_ROOM.tall})`,
  maxWidth: rem(460),
  margin: '0 auto',
  pointerEvents: 'auto',
  '@media': {
    [LOW]: { bottom: LOW_BOTTOM },
    [COMPANY_ABOVE_BOARD]: { selectors: { [`${TWO} &`]: { bottom: LOW_BOTTOM } } },
  },
});
export const tall = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(7),
  '@media': {
    [LOW]: { display: 'none' },
    [COMPANY_ABOVE_BOARD]: { selectors: { [`${TWO} &`]: { display: 'none' } } },
  },
});
export const low = style({
  display: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(6),
  '@media': {
    [LOW]: { display: 'flex' },
    [COMPANY_ABOVE_BOARD]: { selectors: { [`${TWO} &`]: { display: 'flex' } } },
  },
});

export const cards = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });
export const card = style({
  position: 'relative',
  minWidth: 0,
  minHeight: rem(66),
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  padding: `${rem(5)} ${rem(11)}`,
  borderRadius: rem(16),
  textAlign: 'left',
  background: theme.gradientSurface,
  color: theme.text,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}, inset 0 1px 0 rgba(255,255,255,.1), ${theme.shadow1}`,
});
export const label = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(6),
  fontSize: rem(12),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
  whiteSpace: 'nowrap',
});
export const labelText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minWidth: 0,
});
/** What does not fit beside the outcome in a longer language wraps out of sight. */
export const labelWraps = style([
  label,
  { flexWrap: 'wrap', height: rem(20), lineHeight: rem(20), overflow: 'hidden' },
]);
export const winner = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(6),
  fontSize: rem(12.5),
  lineHeight: rem(19),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${winner} b`, { color: theme.pos, fontWeight: 800 });
export const said = style({
  marginTop: rem(3),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.text,
});
export const verify = style({
  position: 'relative',
  color: theme.accentText,
  fontWeight: 800,
  /* As large as a fingertip, over the whole corner of the card. */
  selectors: {
    '&::before': {
      content: '""',
      position: 'absolute',
      left: rem(-14),
      right: rem(-11),
      top: rem(-7),
      height: 44,
      minWidth: 44,
    },
  },
});
export const figure = style({
  fontSize: rem(23),
  lineHeight: rem(25),
  fontWeight: 800,
  color: trim.amount,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '&[data-long]': { fontSize: rem(18) } },
});
export const noteLine = style({
  fontSize: rem(12),
  lineHeight: rem(15),
  fontWeight: 600,
  color: theme.muted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const rest = style({
  ...glass,
  flex: 1,
  padding: `${rem(8)} ${rem(12)}`,
  borderRadius: rem(14),
  fontSize: rem(12.5),
  lineHeight: rem(17),
  textAlign: 'center',
});

/* One line on low screens */
export const folded = style({
  flex: 1,
  minWidth: 0,
  minHeight: 44,
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  textAlign: 'left',
});
export const foldedLast = style({
  ...glass,
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: rem(34),
  padding: `0 ${rem(11)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(12.5),
  fontWeight: 700,
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${foldedLast} b`, { color: theme.pos, fontWeight: 800 });
export const toggle = style({
  ...glass,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  borderRadius: rem(14),
  fontSize: rem(28),
});
globalStyle(`${low} ${sticker}`, { height: rem(44), fontSize: rem(31) });
globalStyle(`${low} ${stickers}`, { gap: rem(3) });
globalStyle(`${toggle} > svg:not(${art})`, { width: rem(20), height: rem(20) });

/* The sheet */
export const sheet = style({ display: 'flex', flexDirection: 'column', gap: rem(12) });
export const block = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
});
export const blockTitle = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  fontWeight: 700,
});
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  fontVariantNumeric: 'tabular-nums',
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
globalStyle(`${line} b`, { display: 'block', fontSize: rem(16), lineHeight: rem(20), fontWeight: 800 });
globalStyle(`${line} small`, { fontSize: rem(13), lineHeight: rem(17), color: theme.muted });
export const lineVerify = style({
  minHeight: 44,
  minWidth: 44,
  padding: `0 ${rem(6)}`,
  color: theme.accentText,
  fontSize: rem(14),
  fontWeight: 800,
});
export const small = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });
/* A large win has the stage to itself. */
globalStyle(`${dock}:has(~ ${large}), ${corner}:has(~ ${large})`, { visibility: 'hidden' });
