import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';
import { uiTitle } from '../../theme/uiTitle';

export const meter = style([
  card,
  { display: 'grid', gap: rem(8), padding: `${rem(14)} ${rem(16)}`, color: theme.text },
]);
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${rem(2)} ${rem(12)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});
export const head = style([
  line,
  {
    ...uiTitle,
    flexWrap: 'nowrap',
    fontSize: rem(15),
    lineHeight: rem(20),
    fontWeight: 700,
    color: theme.text,
  },
]);
export const share = style({ flex: 'none', color: theme.accentText });
