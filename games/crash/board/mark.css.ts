import { style } from '@vanilla-extract/css';
import { theme } from '../../kit/roles';

export const mark = style({
  color: theme.muted,
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-reach="good"]': { color: theme.pos },
    '&[data-reach="far"]': { color: theme.accentText, textShadow: `0 0 .5em ${theme.accent}` },
  },
});
