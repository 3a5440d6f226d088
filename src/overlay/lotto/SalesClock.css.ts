import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { digitFace, metalText } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

/** A small phone: the pad and what it picks share the screen. */
const LOW = '(max-height: 700px)';

export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(82),
  '@media': { [LOW]: { minHeight: rem(64) } },
});
export const words = style({ flex: 1, minWidth: 0 });
export const line = style({
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 700,
  color: theme.text,
});
export const time = style([
  metalText,
  digitFace,
  {
    fontSize: rem(36),
    lineHeight: rem(40),
    '@media': { [LOW]: { fontSize: rem(27), lineHeight: rem(30) } },
    letterSpacing: '.01em',
  },
]);
export const picture = style({
  flex: 'none',
  display: 'flex',
  fontSize: rem(64),
  '@media': { [LOW]: { fontSize: rem(52) } },
});
export const smallPicture = style([
  picture,
  { fontSize: rem(50), '@media': { [LOW]: { fontSize: rem(44) } } },
]);
/** The font of a button would be that of its text. */
export const ballSize = style({
  display: 'flex',
  fontSize: rem(64),
  '@media': { [LOW]: { fontSize: rem(52) } },
});
