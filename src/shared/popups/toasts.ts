import { atom } from 'jotai';
import { changeAtom } from '../store/store';

export type ToastTone = 'info' | 'error' | 'success';

export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface Toast {
  readonly id: number;
  /** In the player's language. */
  readonly text: string;
  readonly tone: ToastTone;
  readonly action: ToastAction | null;
}

/** How long a toast is visible, in ms. */
export const TOAST_MS = 3000;

/** The visible toast. A new one replaces it, so that there is one message at a time. */
export const toastAtom = atom<Toast | null>(null);

let lastId = 0;

export interface ToastRequest {
  readonly text: string;
  readonly tone?: ToastTone;
  readonly action?: ToastAction;
}

export function showToast({ text, tone = 'info', action }: ToastRequest): void {
  lastId += 1;
  changeAtom(toastAtom, { id: lastId, text, tone, action: action ?? null });
}

/** Hides a toast, unless another has replaced it meanwhile. */
export function hideToast(id: number): void {
  changeAtom(toastAtom, (toast) => (toast?.id === id ? null : toast));
}
