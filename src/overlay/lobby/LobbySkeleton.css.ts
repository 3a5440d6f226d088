import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { DESKTOP, WIDE } from '../../theme/screens';

/** As high as the banner with its border. */
export const hero = style({
  height: `calc(${rem(160)} + 2px)`,
  '@media': {
    [WIDE]: { height: `calc(${rem(200)} + 2px)` },
    [DESKTOP]: { height: rem(230) },
  },
});
export const shortcuts = style({
  display: 'grid',
  gridTemplateColumns: `repeat(auto-fit, minmax(${rem(58)}, 1fr))`,
  gap: rem(4),
  padding: `${rem(14)} 0 ${rem(6)}`,
  '@media': { [WIDE]: { gap: rem(8), padding: `${rem(18)} 0 ${rem(10)}` } },
});
export const shortcut = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: rem(6),
  lineHeight: rem(14),
  '@media': { [WIDE]: { justifyContent: 'center', flexDirection: 'row', minHeight: rem(56) } },
});
/** The line of text below a shortcut. */
export const word = style({ display: 'grid', alignItems: 'center', height: '1lh', fontSize: rem(12) });
export const tabs = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(22),
  height: `calc(${rem(44)} + 1px)`,
  borderBottom: `1px solid ${theme.line}`,
});
globalStyle(`${tabs} > *`, { flex: 'none' });
export const tile = style({ aspectRatio: '108 / 144' });
