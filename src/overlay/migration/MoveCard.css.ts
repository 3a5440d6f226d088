import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';

export const list = style({ padding: `${rem(4)} ${rem(16)}`, borderRadius: rem(22) });
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(62),
  padding: `${rem(8)} 0`,
  selectors: { '& + &': { borderTop: `1.5px dashed ${theme.line}` } },
  '@media': { '(max-height: 700px)': { minHeight: rem(49), padding: `${rem(3)} 0` } },
});
const icon = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(40),
  height: rem(40),
  borderRadius: '50%',
  boxShadow: 'inset 0 1px 0 rgba(255,255,255,.4), inset 0 -2px 3px rgba(0,0,0,.18)',
  color: theme.surface,
  fontSize: rem(21),
});
/** A badge: lit from above. */
const badge = (color: string) =>
  style([icon, { background: `linear-gradient(color-mix(in srgb, ${color} 72%, #fff), ${color} 62%)` }]);
export const icons = {
  account: badge(theme.accentText),
  money: badge(theme.pos),
  points: badge(theme.warn),
  bonus: badge(theme.neg),
};
export const words = style({ flex: 1, minWidth: 0 });
export const label = style({ display: 'block', fontSize: rem(15), lineHeight: rem(20) });
export const note = style({ display: 'block', fontSize: rem(13.5), lineHeight: rem(18), color: theme.muted });
export const figure = style({ flex: 'none', fontSize: rem(17), fontVariantNumeric: 'tabular-nums' });
export const gain = style({ color: theme.pos });
