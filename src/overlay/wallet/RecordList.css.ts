import { style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { line } from '../../ui/page/DayList.css';

export const dayHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: rem(10),
});
export const dayNet = style({
  paddingRight: rem(4),
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 700,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums lining-nums',
});

export const item = style([line]);

export const record = style([
  {
    display: 'flex',
    width: '100%',
    textAlign: 'left',
    alignItems: 'center',
    gap: rem(12),
    minHeight: rem(62),
    padding: `${rem(9)} ${rem(14)} ${rem(9)} ${rem(12)}`,
  },
]);

export const what = style({ flex: 1, minWidth: 0, display: 'grid', gap: rem(1) });
export const title = style({ fontSize: rem(15), lineHeight: rem(20), fontWeight: 700 });

export const small = style({
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 500,
  color: theme.muted,
});

export const money = style({ flex: 'none', display: 'grid', justifyItems: 'end', gap: rem(1) });

export const amount = style({
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  whiteSpace: 'nowrap',
});

export const received = style({ color: theme.pos });

const state = style([small, { display: 'inline-flex', alignItems: 'center', gap: rem(4) }]);

export const status = styleVariants({
  pending: [state, { color: theme.warn }],
  success: [state],
  failed: [state, { color: theme.neg }],
  canceled: [state],
});

/** The row of a notice above a list. */
const notice = style({
  borderRadius: theme.radiusM,
  background: theme.raised,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
});

export const asOf = style([notice, { padding: `${rem(10)} ${rem(14)}`, lineHeight: rem(18) }]);

export const late = style([
  notice,
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: rem(8),
    paddingLeft: rem(14),
  },
]);
