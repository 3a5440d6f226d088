import { reportDevice } from '../../device/report';
import { agreedNow } from '../../device/tell';
import { listenToWrapper, tellWrapper } from '../../device/wrapper';
import { consentsAtom } from '../../shared/session/consent';
import { watchAtom } from '../../shared/store/store';
import { pageVersion } from '../../shared/version';
import { pressBack } from '../shell/exitConfirmation';

/** Listens to the native wrapper, takes over its back key, and tells it what the player agreed to. */
export function followWrapper(): void {
  const isThere = listenToWrapper({ onBack: pressBack, onAdIds: () => void reportDevice() });
  if (!isThere) return;
  const tellConsent = () => {
    const agreed = agreedNow();
    tellWrapper({
      type: 'consent',
      advertising: agreed.includes('advertising'),
      analytics: agreed.includes('analytics'),
    });
  };
  watchAtom(consentsAtom, tellConsent);
  tellWrapper({ type: 'ready', h5Version: pageVersion() ?? '' });
  tellConsent();
}
