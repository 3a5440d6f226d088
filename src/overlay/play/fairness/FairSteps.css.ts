import { globalStyle, style } from '@vanilla-extract/css';
import { theme } from '../../../../games/kit/roles';
import { rem } from '../../../theme/rem';
import { uiTitle } from '../../../theme/uiTitle';

/** The house signs the number itself: said before anything else. */
export const practice = style({
  display: 'flex',
  gap: rem(12),
  marginTop: rem(8),
  padding: `${rem(11)} ${rem(14)}`,
  borderRadius: rem(14),
  background: `color-mix(in srgb, ${theme.warn} 12%, ${theme.bg})`,
  boxShadow: `inset 0 0 0 1px color-mix(in srgb, ${theme.warn} 60%, transparent)`,
  fontSize: rem(13.5),
  lineHeight: rem(19),
  fontWeight: 500,
});
globalStyle(`${practice} > svg`, { flex: 'none', marginTop: rem(1), fontSize: rem(21), color: theme.warn });
globalStyle(`${practice} b`, { color: theme.warn });

export const steps = style({ display: 'flex', flexDirection: 'column' });

const colorOf = { ok: theme.pos, practice: theme.warn, failed: theme.neg } as const;

export const step = style({
  vars: { '--step': theme.muted },
  position: 'relative',
  display: 'flex',
  gap: rem(12),
  paddingBottom: rem(18),
  selectors: {
    '&[data-state="ok"]': { vars: { '--step': colorOf.ok } },
    '&:is([data-state="practice"], [data-state="notPinned"])': { vars: { '--step': colorOf.practice } },
    '&[data-state="failed"]': { vars: { '--step': colorOf.failed } },
    /* The line to the next step. */
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      left: rem(14.5),
      top: rem(30),
      bottom: 0,
      width: 1,
      background: `color-mix(in srgb, ${theme.muted} 45%, transparent)`,
    },
  },
});

export const sign = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: rem(30),
  height: rem(30),
  borderRadius: '50%',
  background: `color-mix(in srgb, var(--step) 20%, ${theme.bg})`,
  boxShadow: 'inset 0 0 0 1px color-mix(in srgb, var(--step) 70%, transparent)',
  color: 'var(--step)',
  fontSize: rem(16),
});

export const body = style({ flex: 1, minWidth: 0 });

export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: rem(8),
  paddingTop: rem(4),
  ...uiTitle,
  fontSize: rem(15),
  lineHeight: rem(20),
  fontWeight: 700,
});

export const stateText = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: rem(4),
  fontSize: rem(13),
  fontWeight: 800,
  color: 'var(--step)',
});

export const text = style({ marginTop: rem(1), fontSize: rem(13), lineHeight: rem(18), fontWeight: 500 });

export const fact = style({
  marginTop: rem(2),
  fontSize: rem(12.5),
  lineHeight: rem(18),
  fontWeight: 600,
  color: theme.muted,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${fact} a`, { color: theme.accentText, textDecoration: 'underline' });

export const differs = style({
  marginTop: rem(4),
  fontFamily: 'ui-monospace, "SF Mono", Menlo, Consolas, monospace',
  fontSize: rem(12),
  lineHeight: rem(16),
  color: theme.neg,
  overflowWrap: 'anywhere',
});

export const values = style({ borderRadius: theme.radiusM, background: theme.raised });
globalStyle(`${values} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: `0 ${rem(14)}`,
  fontSize: rem(14),
  fontWeight: 700,
  color: theme.accentText,
  cursor: 'pointer',
});
globalStyle(`${values}[open] > summary > svg`, { rotate: '180deg' });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: rem(10),
  padding: `${rem(2)} ${rem(14)} ${rem(14)}`,
});

export const knows = style({
  textAlign: 'center',
  fontSize: rem(12.5),
  lineHeight: rem(17),
  color: theme.muted,
});

export const pair = style({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: rem(10) });

/** The buttons of a sheet whose content scrolls behind them. */
export const fixedPair = style([
  pair,
  {
    position: 'sticky',
    bottom: rem(-16),
    margin: `0 ${rem(-16)} ${rem(-16)}`,
    padding: `${rem(10)} ${rem(16)} ${rem(16)}`,
    background: theme.surface,
  },
]);

/** What could not be loaded, beside the button that tries again. */
export const trouble = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: rem(12),
  padding: `${rem(10)} ${rem(14)}`,
  borderRadius: rem(14),
  background: theme.raised,
  fontSize: rem(13.5),
  lineHeight: rem(19),
});
globalStyle(`${trouble} > button`, { flex: 'none' });
globalStyle(`${pair} > button`, { padding: `0 ${rem(8)}`, fontSize: rem(15), whiteSpace: 'nowrap' });
