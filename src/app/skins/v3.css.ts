import { globalStyle } from '@vanilla-extract/css';
import { theme } from '../../../games/kit/roles';
import * as tile from '../../overlay/lobby/GameTile.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import * as button from '../../ui/form/Button.css';
import * as tabs from '../../ui/page/Tabs.css';
import * as sheet from '../../ui/sheet/SheetPanel.css';
import { frames } from '../shell/Frame.css';
import { coin, nav } from '../shell/Nav.css';
import { ownClass, PHONE, skinRules } from './kit';

/** Neon: italic signs, a floating nav, and popups within a rim of cyan and magenta. */
const rule = skinRules('v3');

/** The gap below the floating nav. */
const AIR = rem(10);

rule(':is(h1, h2, h3):not(:lang(zh))', { letterSpacing: '.005em' });
// Without weight, so that a title in another face says how it is set.
globalStyle(':where([data-skin="v3"] :is(h1, h2, h3):not(:lang(zh)))', { fontStyle: 'italic' });

rule(ownClass(frames.nav), { '@media': { [PHONE]: { vars: { '--nav-room': rem(76) } } } });
rule(ownClass(nav), {
  '@media': {
    [PHONE]: {
      left: rem(12),
      right: rem(12),
      bottom: `calc(${AIR} + env(safe-area-inset-bottom))`,
      height: rem(62),
      padding: `0 ${rem(4)}`,
      borderRadius: rem(24),
      boxShadow: `inset 0 0 0 1px ${trim.edgeLit}, 0 12px 40px rgba(0,0,0,.7), 0 0 30px rgba(120,40,255,.35)`,
    },
  },
});
/** Pages fade out behind the nav instead of showing through below it. */
rule(`${ownClass(nav)}::before`, {
  '@media': {
    [PHONE]: {
      content: '""',
      position: 'fixed',
      zIndex: -1,
      left: 0,
      right: 0,
      bottom: 0,
      height: rem(104),
      background: `linear-gradient(transparent, ${theme.bg} 72%)`,
      pointerEvents: 'none',
    },
  },
});
rule(`${ownClass(nav)}::after`, {
  '@media': {
    [PHONE]: {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: 0,
      borderRadius: 'inherit',
      background: trim.gradientNav,
      boxShadow: `inset 0 0 0 1px ${trim.edgeLit}`,
    },
  },
});
rule(ownClass(coin), {
  marginTop: rem(-30),
  boxShadow: `0 0 0 ${rem(5)} #120A2C, ${theme.glow}`,
});

rule(ownClass(button.tone.primary), { boxShadow: `inset 0 1px 0 rgba(255,255,255,.4), ${theme.glow}` });
rule(`${ownClass(button.tone.primary)}:disabled`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });

rule(ownClass(sheet.popup), {
  position: 'relative',
  background: `linear-gradient(180deg, #221556, ${theme.surface} 42%)`,
  '@media': {
    [PHONE]: {
      width: `calc(100% - ${rem(24)})`,
      marginBottom: `calc(${rem(12)} + env(safe-area-inset-bottom))`,
      paddingBottom: 0,
      borderRadius: theme.radiusL,
    },
  },
});
rule(`${ownClass(sheet.popup)}::after`, {
  content: '""',
  position: 'absolute',
  inset: 0,
  padding: '1.5px',
  borderRadius: 'inherit',
  background: theme.gradientRim,
  mask: 'linear-gradient(#000 0 0) content-box exclude, linear-gradient(#000 0 0)',
  pointerEvents: 'none',
});
/** Two tabs of a popup look like the two halves of a switch. */
rule(`[role="dialog"] ${ownClass(tabs.lists.line)}`, {
  gap: rem(4),
  padding: rem(4),
  border: 0,
  borderRadius: theme.radiusM,
  background: trim.track,
  boxShadow: `inset 0 0 0 1px ${theme.line}`,
});
rule(`[role="dialog"] ${ownClass(tabs.tabs.line)}`, { flex: 1, borderRadius: rem(10) });
rule(`[role="dialog"] ${ownClass(tabs.tabs.line)}::after`, { display: 'none' });
rule(`[role="dialog"] ${ownClass(tabs.tabs.line)}[aria-selected="true"]`, {
  color: theme.text,
  background: 'linear-gradient(160deg, #5B1D9C, #2A1067)',
  boxShadow: `inset 0 0 0 1.5px ${theme.accent}`,
});
rule(ownClass(sheet.picture), {
  boxShadow: `0 0 0 2px ${theme.accent2}, 0 0 ${rem(20)} rgba(43,227,255,.5)`,
});
rule(ownClass(sheet.grab), { visibility: 'hidden', height: 0 });

rule(`${ownClass(tile.tileLink)}, ${ownClass(tile.announced)}`, {
  aspectRatio: '108 / 126',
  borderRadius: rem(16),
  boxShadow: '0 0 0 1.5px rgba(160,130,255,.55), 0 8px 22px rgba(0,0,0,.6)',
});
rule(ownClass(tile.picture), { vars: { '--tile-crop': '74%' } });
rule(ownClass(tile.tags.hot), {
  borderRadius: theme.radiusS,
  background: theme.accent,
  color: theme.accentContrast,
});
