import { style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';

export const facts = style({ paddingTop: rem(8) });

export const fact = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  minHeight: TARGET,
  fontSize: rem(14),
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});

export const factName = style({ flex: 'none', fontWeight: 600, color: theme.muted });

export const factValue = style({
  minWidth: 0,
  fontWeight: 700,
  textAlign: 'right',
  overflowWrap: 'anywhere',
});

export const copy = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(8),
  minHeight: TARGET,
  color: theme.accentText,
  fontWeight: 700,
});

export const reference = style({ color: theme.text, fontSize: rem(13.5), textAlign: 'right' });
