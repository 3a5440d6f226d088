import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { metalText } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

export const clock = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: rem(82),
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
  {
    fontSize: rem(36),
    lineHeight: rem(40),
    fontStyle: 'normal',
    fontVariantNumeric: 'tabular-nums lining-nums',
    letterSpacing: '.01em',
  },
]);
export const picture = style({ flex: 'none', display: 'flex', fontSize: rem(64) });
export const smallPicture = style([picture, { fontSize: rem(50) }]);
/** The font of a button would be that of its text. */
export const ballSize = style({ display: 'flex', fontSize: rem(64) });
