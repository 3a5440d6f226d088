import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { card } from '../../theme/recipes.css';
import { rem } from '../../theme/rem';

export const detail = style({ display: 'grid', gap: rem(12) });

const lines = style([card, { display: 'grid', gap: rem(10), padding: `${rem(14)} ${rem(16)}` }]);

export const facts = style([lines]);

export const fact = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(12),
  fontSize: rem(14),
  lineHeight: rem(20),
  color: theme.muted,
});

export const value = style({
  minWidth: 0,
  textAlign: 'right',
  overflowWrap: 'anywhere',
  fontWeight: 700,
  color: theme.text,
});

export const states = style([lines, { listStyle: 'none' }]);

export const state = style([fact, { color: theme.text }]);
