import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { uiTitle } from '../../theme/uiTitle';

export const top = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
});
export const heading = style({ ...uiTitle, fontSize: rem(14), lineHeight: rem(20), fontWeight: 700 });

export const markets = style({ overflow: 'hidden' });
export const row = style({
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const market = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(10),
  minHeight: rem(61),
  padding: `${rem(4)} ${rem(12)}`,
  color: 'inherit',
  textDecoration: 'none',
  selectors: {
    '&:active': { background: theme.raised },
    '&:focus-visible': { outlineOffset: -3, borderRadius: theme.radiusM },
  },
});
export const names = style({ flex: 1, minWidth: 0, display: 'grid' });
export const name = style({
  fontSize: rem(15),
  lineHeight: rem(19),
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const small = style({ fontSize: rem(12), lineHeight: rem(15), fontWeight: 600, color: theme.muted });
export const quote = style({
  flex: 'none',
  minWidth: rem(70),
  display: 'grid',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums',
});
export const price = style({ fontSize: rem(16), lineHeight: rem(20), fontWeight: 800 });
const change = style({ fontSize: rem(12.5), lineHeight: rem(16), fontWeight: 700 });
export const up = style([change, { color: theme.pos }]);
export const down = style([change, { color: theme.neg }]);
export const note = style({
  padding: `0 ${rem(4)}`,
  marginTop: rem(-4),
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
export const odds = style({
  padding: `${rem(2)} 0`,
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  textAlign: 'center',
  color: theme.muted,
});

export const option = style([
  market,
  {
    width: '100%',
    padding: `${rem(4)} 0`,
    textAlign: 'left',
    selectors: { '&[aria-current]': { color: theme.accentText } },
  },
]);
