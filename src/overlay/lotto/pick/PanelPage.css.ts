import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem, TARGET } from '../../../theme/rem';
import { trim } from '../../../theme/trim';
import { uiTitle } from '../../../theme/uiTitle';

const STUB = rem(104);
const NOTCH = rem(8);
/** A ticket with two notches where its stub is torn off. */
export const line = style({ filter: 'drop-shadow(0 3px 4px rgb(0 0 0 / .14))' });
export const torn = style({
  display: 'flex',
  minHeight: rem(56),
  borderRadius: rem(18),
  overflow: 'hidden',
  background: theme.gradientSurface,
  maskImage: `radial-gradient(circle ${NOTCH} at calc(100% - ${STUB}) 0, transparent 96%, rgb(0 0 0)), radial-gradient(circle ${NOTCH} at calc(100% - ${STUB}) 100%, transparent 96%, rgb(0 0 0))`,
  maskSize: '100% 51%',
  maskPosition: 'top, bottom',
  maskRepeat: 'no-repeat',
});
export const facts = style({
  flex: 1,
  minWidth: 0,
  alignContent: 'center',
  display: 'grid',
  padding: `${rem(8)} ${rem(10)} ${rem(8)} ${rem(14)}`,
});
export const pays = style({ ...uiTitle, fontSize: rem(15.5), lineHeight: rem(20), fontWeight: 800 });
export const odds = style({ fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
export const add = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: rem(6),
  width: STUB,
  minHeight: 44,
  borderLeft: `${rem(2)} dashed ${theme.lineStrong}`,
  background: trim.soft,
  color: theme.accentText,
  fontSize: rem(16),
  fontWeight: 800,
  selectors: { '&:disabled': { color: theme.muted } },
});

export const stakes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  gap: rem(8),
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const stake = style({ position: 'relative', minWidth: 0, display: 'grid' });
globalStyle(`${stake} > input`, { position: 'absolute', inset: 0, opacity: 0, cursor: 'pointer' });
globalStyle(`${stake} > span`, {
  display: 'grid',
  placeItems: 'center',
  minHeight: TARGET,
  borderRadius: rem(16),
  background: trim.gradientKey,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${trim.edgeKey}, 0 ${rem(2)} 0 ${trim.edgeLit}`,
  fontSize: rem(16),
  fontWeight: 800,
});
globalStyle(`${stake} > input:checked + span`, {
  background: theme.gradientAccent,
  color: theme.accentContrast,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.lineStrong}`,
});
globalStyle(`${stake} > input:focus-visible + span`, {
  outline: `2px solid ${theme.focus}`,
  outlineOffset: 2,
});

export const pool = style({ display: 'flex', alignItems: 'center', gap: rem(4) });
export const poolTitle = style({
  ...uiTitle,
  flex: 'none',
  maxWidth: rem(64),
  fontSize: rem(13),
  lineHeight: rem(16),
  fontWeight: 700,
});
export const poolCount = style([poolTitle, { textAlign: 'right', color: theme.muted, fontWeight: 600 }]);
export const chips = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  gap: rem(6),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${rem(2)} ${rem(12)} ${rem(2)} ${rem(2)}`,
  /* Fades where more follows. */
  maskImage: `linear-gradient(90deg, rgb(0 0 0) calc(100% - ${rem(12)}), transparent)`,
});
export const chip = style({
  flex: 'none',
  minHeight: 44,
  padding: `${rem(3)} ${rem(9)}`,
  borderRadius: rem(14),
  background: theme.surface,
  boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.line}`,
  textAlign: 'left',
  selectors: { '&[data-full]': { boxShadow: `inset 0 0 0 ${rem(1.5)} ${theme.warn}` } },
});
globalStyle(`${chip} > b`, { display: 'block', fontSize: rem(14), lineHeight: rem(18), fontWeight: 800 });
globalStyle(`${chip} > small`, {
  display: 'block',
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${chip}[data-full] > small`, { color: theme.warn });

export const noticeActions = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });
export const note = style({ fontSize: rem(12.5), lineHeight: rem(17), fontWeight: 600, color: theme.muted });
export const empty = style({ display: 'grid', placeItems: 'center', flex: 1 });
export const slotButton = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: 44,
  minHeight: 44,
  borderRadius: '50%',
  color: theme.text,
});
