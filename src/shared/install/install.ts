import { changeAtom, readAtom } from '../store/store';
import { type InstallPrompt, installPromptAtom } from './installable';

/** Keeps the browser's install prompt for later. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The prompt is shown when the player asks to install the app, not in the middle of a page.
    event.preventDefault();
    changeAtom(installPromptAtom, event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => changeAtom(installPromptAtom, null));
}

/** Shows the browser's install prompt, which it allows once per offer. Resolves with whether it was accepted. */
export async function install(): Promise<boolean> {
  const prompt = readAtom(installPromptAtom);
  changeAtom(installPromptAtom, null);
  if (prompt === null) return false;
  return (await prompt.prompt()).outcome === 'accepted';
}
