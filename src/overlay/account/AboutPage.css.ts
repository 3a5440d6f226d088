import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const brand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(6),
  padding: `${rem(20)} ${rem(16)} ${rem(16)}`,
  borderRadius: theme.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${theme.shadow1}`,
});

export const name = style({ fontSize: rem(24), lineHeight: rem(30) });
export const games = style({ display: 'grid', gap: rem(10) });
export const title = style({ fontSize: rem(18), lineHeight: rem(24), color: theme.accentText });
