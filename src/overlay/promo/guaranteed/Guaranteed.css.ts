import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { DESKTOP } from '../../../theme/screens';
import { trim } from '../../../theme/trim';
import { uiTitle } from '../../../theme/uiTitle';

export const section = style({ display: 'grid', gap: rem(10) });
export const heading = style({ fontSize: rem(20), lineHeight: rem(26) });
export const small = style({ fontSize: rem(13), lineHeight: rem(18), fontWeight: 500, color: theme.muted });
export const list = style({
  display: 'grid',
  gap: rem(12),
  '@media': { [DESKTOP]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignItems: 'start' } },
});
export const activity = style({ display: 'grid', gap: rem(8), padding: `${rem(14)} ${rem(16)}` });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${rem(4)} ${rem(12)}`,
});
export const title = style({
  fontSize: rem(17),
  lineHeight: rem(23),
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const amount = style({ fontSize: rem(30), lineHeight: rem(36), fontWeight: 800, color: trim.amount });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${rem(2)} ${rem(14)}`,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });
export const pair = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: '1fr', gap: rem(10) });

export const filling = style({ display: 'grid', gap: rem(5) });
export const sheet = style({ display: 'grid', gap: rem(10) });
export const text = style({
  fontSize: rem(15),
  lineHeight: rem(21),
  color: theme.muted,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const label = style({
  ...uiTitle,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 800,
  color: theme.accentText,
});
export const rules = style({ display: 'grid', gap: rem(6), paddingLeft: rem(18) });
export const rule = style({
  listStyle: 'disc',
  fontSize: rem(13.5),
  lineHeight: rem(19),
  color: theme.muted,
  selectors: { '&::marker': { color: theme.accentText } },
});
