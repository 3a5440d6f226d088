import { atom } from 'jotai';

/** The event with which a browser offers to install the page. */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** The install prompt of this page; null where it cannot be installed or already is. */
export const installPromptAtom = atom<InstallPrompt | null>(null);
