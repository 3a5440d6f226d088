import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { tinted } from '../../theme/tint';

const badge = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: rem(13),
  fontSize: rem(21),
});

const inColor = (color: string) => [badge, tinted(color)];

/** An icon on a coloured background, at the start of a line. */
export const badges = styleVariants({
  accent: inColor(theme.accentText),
  pos: inColor(theme.pos),
  neg: inColor(theme.neg),
  warn: inColor(theme.warn),
  plain: inColor(theme.muted),
});
