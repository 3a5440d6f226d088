import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { uiTitle } from '../../theme/uiTitle';

export const games = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });
export const game = style([
  card,
  {
    display: 'grid',
    justifyItems: 'start',
    alignContent: 'start',
    gap: rem(4),
    padding: rem(14),
    borderRadius: theme.radiusL,
    textAlign: 'left',
    selectors: { '&:active': { transform: 'scale(.98)' } },
  },
]);
export const gamePicture = style({
  display: 'flex',
  alignItems: 'center',
  height: rem(48),
  fontSize: rem(42),
});
export const gameName = style({ ...uiTitle, fontSize: rem(17), lineHeight: rem(22), fontWeight: 800 });
export const gamePays = style({
  fontSize: rem(14),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
});
export const gameText = style({
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});

export const waiting = style([
  card,
  { display: 'grid', gap: rem(3), padding: `${rem(12)} ${rem(14)}`, background: trim.gradientHero },
]);
globalStyle(`${waiting} > b`, { fontSize: rem(16), lineHeight: rem(21), fontWeight: 800 });
globalStyle(`${waiting} > p`, { fontSize: rem(13), lineHeight: rem(18), fontWeight: 600 });

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: TARGET,
});
globalStyle(`${heading} > h2`, { fontSize: rem(19), lineHeight: rem(24) });
export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(5),
  minHeight: 44,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

export const result = style([
  card,
  {
    display: 'grid',
    gap: rem(8),
    padding: `${rem(12)} ${rem(14)}`,
    borderRadius: theme.radiusL,
    textAlign: 'left',
  },
]);
export const resultHead = style({ display: 'flex', justifyContent: 'space-between', gap: rem(10) });
export const resultWhen = style({ ...uiTitle, fontSize: rem(17), lineHeight: rem(22), fontWeight: 800 });
export const resultNote = style({
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
});
export const drawn = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(14) });
export const drawnGame = style({ display: 'grid', gap: rem(4), alignContent: 'start' });
globalStyle(`${drawnGame} + ${drawnGame}`, {
  paddingLeft: rem(14),
  borderLeft: `${rem(2)} dashed ${theme.line}`,
});
export const drawnName = style({
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 700,
  color: theme.muted,
});
export const drawnBalls = style({ display: 'flex', fontSize: rem(56) });
export const drawnDigits = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: rem(56),
  fontSize: rem(50),
});
export const list = style({ display: 'grid', gap: rem(10) });
