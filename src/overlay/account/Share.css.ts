import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { motion } from '../../theme/motion';
import { rem } from '../../theme/rem';

export const share = style({ padding: `${rem(16)} ${rem(14)} ${rem(6)}` });
export const title = style({ fontSize: rem(18), lineHeight: rem(24), color: theme.accentText });
export const text = style({
  paddingTop: rem(4),
  fontSize: rem(14),
  lineHeight: rem(20),
  color: theme.muted,
  textWrap: 'pretty',
});

export const switches = style({ paddingTop: rem(8) });
export const line = style({
  padding: `${rem(10)} 0`,
  textWrap: 'pretty',
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});

export const more = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  width: '100%',
  minHeight: rem(48),
  borderTop: `1px solid ${theme.line}`,
  fontSize: rem(15),
  fontWeight: 700,
  color: theme.accentText,
});
export const arrow = style({ transition: `transform ${motion.small}` });
export const arrowUp = style({ transform: 'rotate(180deg)' });

export const sent = style({ display: 'grid', gap: rem(8), padding: `0 0 ${rem(10)}` });
export const sentLine = style({ display: 'flex', gap: rem(12), fontSize: rem(13), lineHeight: rem(18) });
export const sentLabel = style({ flex: 'none', width: '38%', color: theme.muted });
export const sentValue = style({ flex: 1, minWidth: 0, fontWeight: 500, overflowWrap: 'anywhere' });
