import { theme } from '../../../games/kit/roles';
import * as tile from '../../overlay/lobby/GameTile.css';
import * as header from '../../overlay/lobby/Header.css';
import * as game from '../../overlay/play/GamePage.css';
import { rem } from '../../theme/rem';
import { trim } from '../../theme/trim';
import * as button from '../../ui/form/Button.css';
import * as empty from '../../ui/text/Empty.css';
import { skeleton, text } from '../../ui/text/Skeleton.css';
import { frames } from '../shell/Frame.css';
import { coin, icon, item, middle, nav } from '../shell/Nav.css';
import { ownClass, PHONE, skinRules } from './kit';

/** Sea: white, wide and quiet; the nav has no raised button, because the wallet opens the lobby. */
const rule = skinRules('v4');

rule('h1, h2, h3', { letterSpacing: '-.02em' });

rule(ownClass(frames.nav), { '@media': { [PHONE]: { vars: { '--nav-bulge': '0px' } } } });
rule(ownClass(nav), {
  '@media': { [PHONE]: { boxShadow: `0 -1px 0 ${trim.edge}, 0 -8px 24px rgba(16,36,31,.05)` } },
});
rule(ownClass(coin), {
  '@media': {
    [PHONE]: {
      width: rem(56),
      height: rem(30),
      marginTop: 0,
      borderRadius: theme.radiusPill,
      background: 'none',
      boxShadow: 'none',
      color: 'inherit',
      fontSize: rem(24),
    },
  },
});
rule(ownClass(middle), { '@media': { [PHONE]: { flex: 1, color: theme.muted } } });
rule(`${ownClass(middle)}[aria-current]`, { '@media': { [PHONE]: { color: theme.accentText } } });
rule(ownClass(icon), {
  '@media': {
    [PHONE]: { placeItems: 'center', width: rem(56), height: rem(30), borderRadius: theme.radiusPill },
  },
});
rule(
  `${ownClass(item)}[aria-current] ${ownClass(icon)}, ${ownClass(middle)}[aria-current] ${ownClass(coin)}`,
  {
    '@media': { [PHONE]: { background: theme.bg2 } },
  },
);

rule(ownClass(button.tone.primary), { boxShadow: theme.glow });
rule(`${ownClass(button.tone.primary)}:disabled`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
rule(ownClass(button.tone.secondary), { boxShadow: `inset 0 0 0 1px ${theme.lineStrong}` });
rule(ownClass(header.pill), { boxShadow: theme.shadow1 });
rule(ownClass(header.disc), { boxShadow: 'none' });

rule(`${ownClass(tile.tileLink)}, ${ownClass(tile.announced)}`, {
  borderRadius: rem(22),
  boxShadow: theme.shadow1,
});
rule(`${ownClass(tile.tileLink)}::after, ${ownClass(tile.announced)}::after`, { boxShadow: 'none' });
rule(ownClass(tile.disc), { color: '#FFFFFF', background: 'rgba(10,4,20,.6)' });
rule(`[aria-pressed="true"] > ${ownClass(tile.disc)}`, { color: '#FF9AA6' });

/** Dark text over a picture needs a background of its own. */
rule(ownClass(game.title), {
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusS,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  textShadow: 'none',
});

rule(ownClass(empty.motif), { filter: 'none', opacity: 0.9 });

/** A pale area on a pale page needs an edge. */
rule(`${ownClass(skeleton)}, ${ownClass(text)}`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
