import { style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

/** Low screens get smaller rows, so that all languages and the note are visible without scrolling. */
const LOW = '(max-height: 700px)';

export const list = style({
  border: 0,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(4),
  '@media': { [LOW]: { gap: rem(2) } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(52),
  padding: `0 ${rem(12)} 0 ${rem(14)}`,
  borderRadius: theme.radiusM,
  cursor: 'pointer',
  selectors: {
    '&:has(:checked)': {
      background: trim.gradientWell,
      boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
    },
  },
  '@media': { [LOW]: { minHeight: rem(46) } },
});

export const name = style({ fontSize: rem(16), fontWeight: 700 });
export const place = style({ flex: 1, fontSize: rem(14), color: theme.muted });

export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: rem(24),
  height: rem(24),
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 2px ${theme.lineStrong}`,
  cursor: 'pointer',
  selectors: { '&:checked': { boxShadow: `inset 0 0 0 ${rem(7)} ${theme.accentText}` } },
});

export const note = style({
  padding: `${rem(12)} ${rem(14)} 0`,
  fontSize: rem(13),
  lineHeight: rem(18),
  color: theme.muted,
  '@media': { [LOW]: { paddingTop: rem(6) } },
});
