import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem, TARGET } from '../../theme/rem';
import { trim } from '../../theme/trim';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(12) });
export const text = style({ fontSize: rem(14), lineHeight: rem(21), color: theme.muted });
export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });
export const setting = style({
  padding: `${rem(4)} ${rem(14)}`,
  borderRadius: rem(16),
  background: theme.raised,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

/* The list of rounds */
export const rounds = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${rounds} > li + li`, { borderTop: `1px solid ${theme.line}` });
export const round = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(12),
  width: '100%',
  minHeight: rem(62),
  padding: `${rem(6)} ${rem(2)}`,
  textAlign: 'left',
  selectors: { '&:active': { background: theme.raised } },
});
export const mark = style({ flex: 'none', fontSize: rem(25) });
export const bigMark = style({ flex: 'none', fontSize: rem(31) });
export const when = style({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  fontSize: rem(14),
  lineHeight: rem(19),
  fontWeight: 600,
});
globalStyle(`${when} small`, { fontSize: rem(13), lineHeight: rem(17), fontWeight: 500, color: theme.muted });

/** When something of the list happened, beside it. */
export const at = style({
  flex: 'none',
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 500,
  color: theme.muted,
  fontVariantNumeric: 'tabular-nums',
});

const outcome = style({
  flex: 'none',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const outcomes = styleVariants({
  win: [outcome, { color: theme.pos }],
  returned: [outcome, { color: theme.text }],
  loss: [outcome, { color: theme.text }],
});
globalStyle(`${outcome} small`, {
  fontSize: rem(13),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${outcomes.win} small`, { color: 'inherit' });

/* One round */
export const head = style({ display: 'flex', alignItems: 'center', gap: rem(12) });
export const sums = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(8) });
globalStyle(`${sums} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  minHeight: TARGET,
  padding: `0 ${rem(12)}`,
  borderRadius: theme.radiusM,
  background: theme.raised,
  fontSize: rem(13),
});
globalStyle(`${sums} dt`, { color: theme.muted, fontWeight: 600 });
globalStyle(`${sums} dd`, { fontSize: rem(14), fontWeight: 800 });

export const proof = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  padding: rem(12),
  borderRadius: theme.radiusL,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
export const two = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr) minmax(0,1fr)',
  gap: rem(10),
});

export const fact = style({
  position: 'relative',
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: rem(1),
});
export const factLabel = style({
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
export const plain = style({ fontSize: rem(14), lineHeight: rem(20), fontWeight: 600 });
export const code = style({
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: rem(12.5),
  lineHeight: rem(18),
  overflowWrap: 'anywhere',
  selectors: { '&:has(+ button)': { paddingRight: rem(44) } },
});
export const copy = style({
  position: 'absolute',
  right: rem(-6),
  bottom: rem(-4),
  display: 'grid',
  placeItems: 'center',
  width: rem(44),
  height: rem(44),
  minWidth: 44,
  minHeight: 44,
  color: theme.accentText,
  fontSize: rem(18),
});
export const random = style({
  minHeight: TARGET,
  padding: `0 ${rem(8)}`,
  fontSize: rem(14),
  fontWeight: 800,
  color: theme.accentText,
});

export const outside = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(6),
  minHeight: TARGET,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
});

/* The verdict */
export const verdict = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(8),
  padding: rem(12),
  borderRadius: theme.radiusM,
  background: trim.soft,
  boxShadow: `inset 0 0 0 1.5px ${theme.neg}`,
  selectors: { '&[data-ok]': { boxShadow: `inset 0 0 0 1.5px ${theme.pos}` } },
});
export const verdictTitle = style({
  display: 'flex',
  alignItems: 'center',
  gap: rem(8),
  fontSize: rem(16),
  lineHeight: rem(22),
  fontWeight: 800,
  color: theme.neg,
  selectors: { '[data-ok] > &': { color: theme.pos } },
});
globalStyle(`${verdictTitle} svg`, { fontSize: rem(22), flex: 'none' });
export const checks = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });
export const check = style({
  display: 'flex',
  gap: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${check} > svg`, { flex: 'none', fontSize: rem(18), color: theme.neg });
globalStyle(`${check}[data-ok] > svg`, { color: theme.pos });
globalStyle(`${check} > span`, { minWidth: 0 });
globalStyle(`${check} code`, {
  display: 'block',
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 500,
  color: theme.muted,
  overflowWrap: 'anywhere',
});
