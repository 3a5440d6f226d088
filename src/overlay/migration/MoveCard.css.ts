import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const list = style({ padding: `${rem(4)} ${rem(16)}`, borderRadius: rem(22) });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(62),
  padding: `${rem(8)} 0`,
  selectors: { '& + &': { borderTop: `1.5px dashed ${theme.line}` } },
  '@media': { '(max-height: 700px)': { minHeight: rem(54), padding: `${rem(5)} 0` } },
});
const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: '50%',
  background: trim.soft,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  fontSize: rem(21),
});
export const icons = styleVariants({
  account: [icon, { color: theme.accentText }],
  money: [icon, { color: theme.pos }],
  points: [icon, { color: theme.warn }],
  bonus: [icon, { color: theme.neg }],
});
export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ display: 'block', fontSize: rem(15), lineHeight: rem(20) });
export const note = style({ display: 'block', fontSize: rem(13.5), lineHeight: rem(18), color: theme.muted });
export const figure = style({ flex: 'none', fontSize: rem(17), fontVariantNumeric: 'tabular-nums' });
export const gain = style({ color: theme.pos });
