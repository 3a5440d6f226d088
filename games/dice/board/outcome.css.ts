import { globalStyle, style } from '@vanilla-extract/css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

/** An outcome in a row of many. */
export const mark = style({
  padding: `0 ${rem(3)}`,
  fontSize: rem(13),
  lineHeight: rem(19),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${mark} small`, { fontSize: rem(12), fontWeight: 600, color: theme.muted });
