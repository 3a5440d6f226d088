import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { trim } from '../../../theme/trim';

export const form = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: rem(12) });
export const text = style({ fontSize: rem(15), lineHeight: rem(21), color: theme.muted });
export const note = style({ fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });

/** The consequences of a change, shown before it is made. */
export const warning = style({
  display: 'flex',
  gap: rem(10),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
  lineHeight: rem(18),
  fontWeight: 600,
});
export const warningIcon = style({ flex: 'none', fontSize: rem(20), color: theme.warn });

export const codeLine = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(10),
  minHeight: TARGET,
});
export const send = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: TARGET,
  padding: `0 ${rem(4)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  selectors: { '&[aria-disabled="true"]': { color: theme.muted, cursor: 'default' } },
});
export const eye = style({
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  color: theme.muted,
});

export const upload = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(8),
  minHeight: TARGET,
  borderRadius: theme.radiusButton,
  background: trim.gradientWell,
  boxShadow: `inset 0 0 0 1px ${theme.lineStrong}`,
  fontSize: rem(15),
  fontWeight: 700,
  cursor: 'pointer',
  selectors: { '&:focus-within': { outline: `2px solid ${theme.focus}`, outlineOffset: 2 } },
});
export const file = style({ position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer', fontSize: 0 });

export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  width: 'min(100%, 17rem)',
  aspectRatio: '1',
  margin: '0 auto',
  borderRadius: '50%',
  background: theme.raised,
  boxShadow: `0 0 0 3px ${theme.accentText}`,
  touchAction: 'none',
  cursor: 'grab',
});
export const picture = style({
  position: 'absolute',
  maxWidth: 'none',
  userSelect: 'none',
  pointerEvents: 'none',
});
export const sliders = style({ display: 'grid', gap: rem(2), paddingTop: rem(6) });
globalStyle(`${sliders} label`, {
  display: 'grid',
  gridTemplateColumns: '6.5rem 1fr',
  alignItems: 'center',
  gap: rem(10),
  minHeight: TARGET,
  fontSize: rem(13),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${sliders} input`, { width: '100%', minHeight: TARGET, accentColor: theme.accentText });
export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

export const sessions = style({ display: 'grid', listStyle: 'none', padding: 0, margin: 0 });
export const session = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  minHeight: rem(64),
  padding: `${rem(8)} 0`,
  selectors: { '& + &': { borderTop: `1px solid ${theme.line}` } },
});
export const sessionIcon = style({
  flex: 'none',
  display: 'grid',
  fontSize: rem(24),
  color: theme.accentText,
});
export const sessionText = style({ flex: 1, minWidth: 0 });
globalStyle(`${sessionText} b`, { display: 'block', fontSize: rem(15), lineHeight: rem(20) });
globalStyle(`${sessionText} small`, {
  display: 'block',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
  overflowWrap: 'anywhere',
});

/** What a step for good takes away and leaves: headings with sentences. */
export const consequences = style({
  display: 'grid',
  gap: rem(4),
  margin: 0,
  padding: `${rem(12)} ${rem(14)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
});
globalStyle(`${consequences} dt`, { fontWeight: 800, color: theme.accentText });
globalStyle(`${consequences} dd + dt`, { paddingTop: rem(6) });
globalStyle(`${consequences} dd`, { margin: 0, textWrap: 'pretty' });
