import { changeAtom, readAtom } from '../store/store';
import { type InstallPrompt, installPromptAtom } from './installable';

/** Keeps what the browser offers, for whoever asks for the app later. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // The app shows the browser's prompt when the player asks to install, not in the middle of a page.
    event.preventDefault();
    changeAtom(installPromptAtom, event as InstallPrompt);
  });
  window.addEventListener('appinstalled', () => changeAtom(installPromptAtom, null));
}

/** Asks by the browser's own question, which it allows once per offer. Resolves with whether it was accepted. */
export async function install(): Promise<boolean> {
  const prompt = readAtom(installPromptAtom);
  changeAtom(installPromptAtom, null);
  if (prompt === null) return false;
  return (await prompt.prompt()).outcome === 'accepted';
}
