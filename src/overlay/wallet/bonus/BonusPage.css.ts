import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { uiTitle } from '../../../theme/uiTitle';

export const caption = style({
  ...uiTitle,
  padding: `${rem(4)} ${rem(6)} 0`,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 600,
  color: theme.muted,
});

export const amount = style({
  padding: `0 ${rem(6)}`,
  fontSize: rem(34),
  lineHeight: rem(42),
  fontWeight: 800,
  color: trim.amount,
});

export const note = style({
  padding: `0 ${rem(6)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
});

export const trouble = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: rem(10),
});

export const rules = style({
  display: 'grid',
  gap: rem(8),
  padding: `${rem(14)} ${rem(16)}`,
});
export const ruleList = style({ display: 'grid', gap: rem(8), paddingLeft: rem(18) });

export const rule = style({
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  listStyle: 'disc',
  selectors: { '&::marker': { color: theme.accentText } },
});
