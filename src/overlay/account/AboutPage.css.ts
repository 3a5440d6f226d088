import { style } from '@vanilla-extract/css';
import { look } from '../../../games/kit/roles';
import { rem } from '../../look/rem';
import { trim } from '../../look/trim';

export const brand = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(6),
  padding: `${rem(20)} ${rem(16)} ${rem(16)}`,
  borderRadius: look.radiusL,
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edge}, ${look.shadow1}`,
});

export const name = style({ fontSize: rem(24), lineHeight: rem(30) });
export const games = style({ display: 'grid', gap: rem(10) });
export const title = style({ fontSize: rem(18), lineHeight: rem(24), color: look.accentText });
