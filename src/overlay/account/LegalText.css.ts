import { style } from '@vanilla-extract/css';
import { look } from '../../../games/kit/roles';
import { rem } from '../../look/rem';

export const sections = style({ display: 'grid', gap: rem(20), paddingBottom: rem(8) });
export const waiting = style({ display: 'grid', gap: rem(8) });

export const title = style({ fontSize: rem(18), lineHeight: rem(24), color: look.accentText });

export const paragraph = style({
  paddingTop: rem(6),
  fontSize: rem(15),
  lineHeight: rem(23),
  color: look.text,
  textWrap: 'pretty',
});

export const trouble = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(12),
  padding: rem(24),
  color: look.muted,
});
