import { style, styleVariants } from '@vanilla-extract/css';
import { look } from '../../games/kit/roles';
import { rem } from '../look/rem';
import { tinted } from '../look/tint';

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

/** A glyph on a ground of its own colour, at the head of a line. */
export const badges = styleVariants({
  accent: inColor(look.accentText),
  pos: inColor(look.pos),
  neg: inColor(look.neg),
  warn: inColor(look.warn),
  plain: inColor(look.muted),
});
