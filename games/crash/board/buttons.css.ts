import { style } from '@vanilla-extract/css';
import { LOW } from '../../kit/board/panel.css';
import { rem } from '../../kit/board/rem';
import { theme } from '../../kit/roles';

const press = style({
  userSelect: 'none',
  touchAction: 'manipulation',
  transition: 'transform 90ms cubic-bezier(.2,0,.2,1), filter 160ms',
  selectors: { '&:active:not([aria-disabled="true"])': { transform: 'scale(.97)' } },
});

export const primary = style([
  press,
  {
    width: '100%',
    minWidth: 0,
    height: rem(64),
    '@media': { [LOW]: { height: rem(54) } },
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexWrap: 'wrap',
    alignContent: 'center',
    columnGap: rem(10),
    padding: `0 ${rem(8)}`,
    borderRadius: theme.radiusButton,
    background: theme.gradientAccent,
    color: theme.accentContrast,
    boxShadow: `${theme.glow}, inset 0 1px 0 rgba(255,255,255,.55), inset 0 -2px 0 rgba(80,40,0,.3)`,
    selectors: {
      '&[data-tall]': { height: rem(70), flexDirection: 'column', flexWrap: 'nowrap', borderRadius: rem(18) },
      /* The button that takes a bet back must not look like the one that places it. */
      '&:is([data-state="boarded"], [data-state="queued"])': {
        background: theme.raised,
        color: theme.text,
        boxShadow: `inset 0 0 0 2px ${theme.accentText}`,
      },
      '&[aria-disabled="true"]': {
        background: theme.raised,
        color: theme.muted,
        boxShadow: `inset 0 0 0 1px ${theme.line}`,
        cursor: 'default',
      },
      '&[aria-busy="true"]': { filter: 'saturate(.6)' },
    },
  },
]);

export const label = style({
  fontSize: rem(18),
  lineHeight: rem(22),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  selectors: { '[data-tall] > &': { fontSize: rem(14), lineHeight: rem(17), fontWeight: 700 } },
});

export const amount = style({
  fontSize: rem(19),
  lineHeight: rem(24),
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});

export const half = style([
  press,
  {
    minWidth: 0,
    height: '100%',
    minHeight: 46,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    alignContent: 'center',
    justifyContent: 'center',
    columnGap: rem(6),
    padding: `0 ${rem(6)}`,
    borderRadius: rem(16),
    background: theme.surface,
    color: theme.accentText,
    boxShadow: `inset 0 0 0 1.5px ${theme.accentText}`,
    fontSize: rem(14),
    lineHeight: rem(18),
    fontWeight: 700,
    selectors: {
      '&[aria-disabled="true"]': { color: theme.muted, boxShadow: `inset 0 0 0 1px ${theme.line}` },
    },
  },
]);

export const halfAmount = style({
  fontWeight: 800,
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
