import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';
import { footer as pageFooter } from '../../ui/page/Page.css';

export const titles = style({ flex: 1, minWidth: 0 });
export const title = style({ fontSize: rem(20), lineHeight: rem(24), overflowWrap: 'anywhere' });
export const subtitle = style({
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
export const body = style({ gap: rem(10) });
export const footer = style([pageFooter, { paddingTop: rem(12) }]);

export const accounts = style({
  flex: 'none',
  display: 'flex',
  gap: rem(2),
  padding: rem(3),
  borderRadius: theme.radiusPill,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const account = style({
  minWidth: rem(56),
  minHeight: TARGET,
  padding: `0 ${rem(10)}`,
  borderRadius: theme.radiusPill,
  fontSize: rem(13),
  fontWeight: 700,
  color: theme.muted,
  transition: `color ${motion.small}`,
  selectors: {
    '&[aria-pressed="true"]': { background: theme.gradientAccent, color: theme.accentContrast },
  },
});

export const balance = style({
  flex: 'none',
  minHeight: TARGET,
  padding: `0 ${rem(14)}`,
  borderRadius: theme.radiusPill,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  fontSize: rem(15),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  color: trim.amount,
});
