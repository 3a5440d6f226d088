import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { uiTitle } from '../../../theme/uiTitle';

export const help = style({
  padding: `${rem(6)} ${rem(4)} 0 ${rem(18)}`,
  fontSize: rem(12.5),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});

/** A sentence above the whole form. */
export const lead = style({
  paddingBottom: rem(10),
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
});

export const label = style({
  margin: `${rem(14)} 0 ${rem(8)}`,
  ...uiTitle,
  fontSize: rem(14),
  lineHeight: rem(20),
  fontWeight: 700,
});

/** The footer below the scrolling part; toasts stay above it. */
export const foot = style({});

const FOOT_ROOM = rem(112);

globalStyle(`html:has(${foot})`, { vars: { '--foot-room': FOOT_ROOM } });

export const trouble = style({
  display: 'grid',
  justifyItems: 'center',
  gap: rem(14),
  padding: `${rem(40)} ${rem(16)}`,
  textAlign: 'center',
  color: theme.muted,
});

export const loading = style({ display: 'grid', gap: rem(14) });

/** Two answers side by side, each half the width; stacked if a label would wrap. */
export const pair = style({ display: 'flex', flexWrap: 'wrap', gap: rem(10) });

globalStyle(`${pair} > button`, {
  flex: `1 1 calc(50% - ${rem(5)})`,
  minWidth: 'max-content',
  padding: `0 ${rem(8)}`,
  whiteSpace: 'nowrap',
});

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  padding: `${rem(16)} ${rem(14)} ${rem(14)}`,
  borderRadius: rem(22),
  background: trim.gradientHero,
  boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
  textAlign: 'center',
});

export const payNote = style({ paddingTop: rem(4), fontSize: rem(14), fontWeight: 600, color: theme.text });
