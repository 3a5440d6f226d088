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
import { coin, door, icon, middle, nav } from '../shell/Nav.css';
import { dresser, own, PHONE } from './kit';

/** Sea: white, wide and quiet; the nav has no raised button, because the wallet opens the lobby. */
const dress = dresser('v4');

dress('h1, h2, h3', { letterSpacing: '-.02em' });

dress(own(frames.nav), { '@media': { [PHONE]: { vars: { '--nav-bulge': '0px' } } } });
dress(own(nav), {
  '@media': { [PHONE]: { boxShadow: `0 -1px 0 ${trim.edge}, 0 -8px 24px rgba(16,36,31,.05)` } },
});
dress(own(coin), {
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
dress(own(middle), { '@media': { [PHONE]: { flex: 1, color: theme.muted } } });
dress(`${own(middle)}[aria-current]`, { '@media': { [PHONE]: { color: theme.accentText } } });
dress(own(icon), {
  '@media': {
    [PHONE]: { placeItems: 'center', width: rem(56), height: rem(30), borderRadius: theme.radiusPill },
  },
});
dress(`${own(door)}[aria-current] ${own(icon)}, ${own(middle)}[aria-current] ${own(coin)}`, {
  '@media': { [PHONE]: { background: theme.bg2 } },
});

dress(own(button.tone.primary), { boxShadow: theme.glow });
dress(`${own(button.tone.primary)}:disabled`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
dress(own(button.tone.secondary), { boxShadow: `inset 0 0 0 1px ${theme.lineStrong}` });
dress(own(header.pill), { boxShadow: theme.shadow1 });
dress(own(header.disc), { boxShadow: 'none' });

dress(`${own(tile.door)}, ${own(tile.announced)}`, {
  borderRadius: rem(22),
  boxShadow: theme.shadow1,
});
dress(`${own(tile.door)}::after, ${own(tile.announced)}::after`, { boxShadow: 'none' });
dress(own(tile.disc), { color: '#FFFFFF', background: 'rgba(10,4,20,.6)' });
dress(`[aria-pressed="true"] > ${own(tile.disc)}`, { color: '#FF9AA6' });

/** Dark text over a picture needs a background of its own. */
dress(own(game.title), {
  padding: `0 ${rem(8)}`,
  borderRadius: theme.radiusS,
  background: theme.surface,
  boxShadow: `inset 0 0 0 1px ${trim.edge}`,
  textShadow: 'none',
});

dress(own(empty.motif), { filter: 'none', opacity: 0.9 });

/** A pale area on a pale page needs an edge. */
dress(`${own(skeleton)}, ${own(text)}`, { boxShadow: `inset 0 0 0 1px ${theme.line}` });
