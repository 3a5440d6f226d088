import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';

const MONO = 'ui-monospace, "SF Mono", Menlo, Consolas, monospace';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: rem(12) });
export const head = style({ display: 'flex', alignItems: 'center', gap: rem(13) });
export const mark = style({ flex: 'none', display: 'inline-flex', fontSize: rem(38) });
export const what = style({ display: 'flex', flexDirection: 'column' });
globalStyle(`${what} b`, { fontSize: rem(20), lineHeight: rem(26), fontWeight: 800 });
globalStyle(`${what} small`, { fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

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
export const fact = style({ minWidth: 0, display: 'flex', flexDirection: 'column', gap: rem(1) });
globalStyle(`${fact} span`, {
  fontSize: rem(12.5),
  lineHeight: rem(17),
  fontWeight: 600,
  color: theme.muted,
});
globalStyle(`${fact} code`, {
  fontFamily: MONO,
  fontSize: rem(12.5),
  lineHeight: rem(18),
  overflowWrap: 'anywhere',
});
export const note = style({ fontSize: rem(13), lineHeight: rem(18), color: theme.muted });

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
export const checks = style({ display: 'flex', flexDirection: 'column', gap: rem(8) });
globalStyle(`${checks} > li`, {
  display: 'flex',
  gap: rem(8),
  fontSize: rem(13.5),
  lineHeight: rem(18),
  fontWeight: 600,
});
globalStyle(`${verdict} svg`, { flex: 'none', fontSize: rem(19), color: theme.neg });
globalStyle(`${verdict} [data-ok] > svg, ${verdict}[data-ok] > ${verdictTitle} > svg`, { color: theme.pos });
globalStyle(`${checks} span`, { minWidth: 0 });
globalStyle(`${checks} code`, {
  display: 'block',
  fontFamily: MONO,
  fontSize: rem(12),
  lineHeight: rem(16),
  fontWeight: 500,
  color: theme.muted,
  overflowWrap: 'anywhere',
});
