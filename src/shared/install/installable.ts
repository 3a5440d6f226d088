import { atom } from 'jotai';

/** What a browser hands over where it can put this page on the home screen. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** Set where the app can be put on the home screen here and now; null also where it is there already. */
export const installPromptAtom = atom<InstallPrompt | null>(null);
