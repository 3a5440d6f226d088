import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { motion } from '../../../theme/motion';
import { rem, TARGET } from '../../../theme/rem';
import { DESKTOP, WIDE } from '../../../theme/screens';
import { trim } from '../../../theme/trim';
import { welcome } from '../Header.css';
import { tile } from '../LobbySkeleton.css';

/** Colours of the picture, which are not roles of the skin. */
const WINE = '#8C0F38';
const BARK = '#5A1A10';
const FIESTA = { top: '#D92057', bottom: '#C41242', edge: '#7D0B30' } as const;

export const head = style({
  position: 'relative',
  overflow: 'hidden',
  minHeight: rem(262),
  borderRadius: `0 0 50% 50% / 0 0 ${rem(30)} ${rem(30)}`,
  background: '#FFB02A',
  '@media': {
    [WIDE]: { minHeight: rem(300), borderRadius: `0 0 50% 50% / 0 0 ${rem(44)} ${rem(44)}` },
    [DESKTOP]: { background: 'linear-gradient(180deg, #FFA323, #FFC23A 62%, #FFB52B 78%, #F7832B 90%)' },
  },
});

export const scene = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '72% 84%',
  '@media': {
    [WIDE]: { objectPosition: '72% 97%' },
    /* Scaled to a desktop's width the jeepney would lose its roof: it keeps its size and fades out at both sides. */
    [DESKTOP]: {
      left: 'auto',
      right: '12%',
      width: rem(680),
      objectPosition: '72% 92%',
      maskImage: 'linear-gradient(90deg, transparent, #000 34% 93%, transparent)',
    },
  },
});

export const inside = style({
  position: 'relative',
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `calc(env(safe-area-inset-top) + ${rem(8)}) ${rem(16)} ${rem(26)}`,
  '@media': {
    [WIDE]: { maxWidth: rem(760), padding: `${rem(14)} ${rem(24)} ${rem(34)}` },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

export const name = style({
  fontSize: rem(22),
  lineHeight: 1,
  filter: 'drop-shadow(0 2px 0 rgba(255,255,255,.55))',
  '@media': { [WIDE]: { fontSize: rem(26) }, [DESKTOP]: { display: 'none' } },
});

export const slogan = style([
  welcome,
  { fontFamily: theme.faceDisplay, fontSize: rem(24), fontWeight: 800, color: WINE },
]);

/** Buttons without a background would be on the picture. */
export const guestLinks = style({ gap: rem(8) });
globalStyle(`${guestLinks} > a:first-child`, { background: theme.surface, color: theme.accentText });

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  maxWidth: '52%',
  paddingTop: rem(32),
  '@media': { [WIDE]: { paddingTop: rem(30) } },
});

export const title = style({
  whiteSpace: 'pre-line',
  fontSize: rem(29),
  lineHeight: 1,
  color: WINE,
  textShadow: '0 2px 0 rgba(255,255,255,.6)',
  '@media': { [WIDE]: { fontSize: rem(38) } },
});

export const text = style({
  marginTop: rem(4),
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 700,
  color: BARK,
});

/** Moves down when pressed, like every sticker. */
export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: rem(46),
  minWidth: rem(130),
  marginTop: rem(10),
  padding: `0 ${rem(22)}`,
  borderRadius: theme.radiusPill,
  background: `linear-gradient(${FIESTA.top}, ${FIESTA.bottom})`,
  boxShadow: `0 4px 0 ${FIESTA.edge}, 0 8px 16px rgba(140,15,56,.3)`,
  color: '#FFFFFF',
  fontFamily: theme.faceDisplay,
  fontSize: rem(17),
  fontWeight: 800,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
  selectors: {
    '&:active': { transform: 'translateY(3px)', boxShadow: `0 1px 0 ${FIESTA.edge}` },
  },
});

export const lobby = style({
  width: '100%',
  maxWidth: rem(560),
  margin: '0 auto',
  padding: `${rem(4)} ${rem(16)} ${rem(28)}`,
  '@media': {
    [WIDE]: { maxWidth: rem(760), padding: `${rem(10)} ${rem(24)} ${rem(28)}` },
    [DESKTOP]: { maxWidth: rem(1020) },
  },
});

globalStyle(`${lobby} ${tile}`, { aspectRatio: '108 / 128' });

/** Five fit a phone; the others are reached by scrolling. */
export const badges = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: `minmax(${rem(66)}, 1fr)`,
  gap: rem(5),
  margin: `0 ${rem(-16)}`,
  padding: `${rem(10)} ${rem(10)} ${rem(4)}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  selectors: { '&::-webkit-scrollbar': { display: 'none' } },
});

export const badge = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(5),
  fontSize: rem(12),
  lineHeight: rem(15),
  fontWeight: 700,
  textAlign: 'center',
  color: theme.text,
  selectors: { '&[aria-pressed="true"]': { color: theme.accentText } },
});

const disc = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(54),
  height: rem(54),
  border: `${rem(3)} solid #FFFFFF`,
  borderRadius: '50%',
  fontSize: rem(27),
  color: '#FFFFFF',
  boxShadow: '0 3px 0 rgba(120,60,10,.2), 0 8px 14px rgba(160,90,20,.2)',
  transition: `transform ${motion.small}, box-shadow ${motion.small}`,
  selectors: {
    '[aria-pressed="true"] > &': {
      transform: 'translateY(-3px)',
      boxShadow: '0 6px 0 rgba(120,60,10,.25), 0 12px 18px rgba(160,90,20,.3)',
    },
    ':active > &': { transform: 'translateY(2px)', boxShadow: '0 1px 0 rgba(120,60,10,.2)' },
  },
});

/** Each category has the colour of a fruit. */
const FRUITS = {
  papaya: 'linear-gradient(160deg, #FF7A4D, #E5382B)',
  guava: 'linear-gradient(160deg, #FF6FB0, #CF1766)',
  grape: 'linear-gradient(160deg, #A06BFF, #6A2BE0)',
  sea: 'linear-gradient(160deg, #3FB8FF, #0B6FD6)',
  mango: 'linear-gradient(160deg, #FFB52B, #E07A00)',
  leaf: 'linear-gradient(160deg, #4FCB7C, #158A4B)',
} as const;
const fruit = (name: keyof typeof FRUITS) => [disc, { background: FRUITS[name] }];

export const discs = styleVariants({
  all: fruit('papaya'),
  CasinoSlot: fruit('guava'),
  CasinoLive: fruit('grape'),
  Sabong: fruit('mango'),
  Fishing: fruit('sea'),
  Arcade: fruit('papaya'),
  CasinoTable: fruit('leaf'),
  Bingo: fruit('guava'),
  Poker: fruit('grape'),
  Lottery: fruit('sea'),
  favourites: fruit('guava'),
  recent: fruit('grape'),
  demo: fruit('sea'),
  spin: fruit('mango'),
});

export const stripPlace = style({ height: rem(64), marginTop: rem(16) });

export const strip = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(64),
  marginTop: rem(16),
  padding: `${rem(8)} ${rem(12)} ${rem(8)} ${rem(10)}`,
  borderRadius: rem(20),
  background: 'linear-gradient(100deg, #B80F3E, #CC184E 70%, #D62A54)',
  boxShadow: '0 4px 0 #96093A, 0 10px 18px rgba(150,10,50,.24)',
  color: '#FFFFFF',
});

export const stripWords = style({ flex: 1, minWidth: 0 });
export const stripTitle = style({ fontSize: rem(18), lineHeight: 1.1 });
export const stripText = style({
  marginTop: rem(2),
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
});

export const stripAction = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(18)}`,
  borderRadius: theme.radiusPill,
  background: '#FFE48A',
  boxShadow: `0 3px 0 #D9A02B, inset 0 1px 0 ${trim.shine}`,
  color: '#5A0A20',
  fontFamily: theme.faceDisplay,
  fontSize: rem(16),
  fontWeight: 800,
  transition: `transform ${motion.tap}, box-shadow ${motion.tap}`,
  selectors: { '&:active': { transform: 'translateY(2px)', boxShadow: '0 1px 0 #D9A02B' } },
});
