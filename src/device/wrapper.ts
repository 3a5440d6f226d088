import * as z from 'zod/mini';
import {
  type FromWrapper,
  fromWrapper,
  type ToWrapper,
  WRAPPER_OBJECT,
  WRAPPER_TEXT_MAX,
} from '../../contract/wrapperBridge';

/** Ids that advertising services gave the device. */
export type AdIds = Readonly<Record<'afId' | 'fbInsId' | 'aaid', string | null>>;

/** What Android's addWebMessageListener adds to the pages of our own origin. */
interface NativeObject {
  postMessage(text: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

const hasMethods = (value: unknown): value is NativeObject =>
  typeof value === 'object' &&
  value !== null &&
  'postMessage' in value &&
  typeof value.postMessage === 'function' &&
  'addEventListener' in value &&
  typeof value.addEventListener === 'function';

/** The wrapper's object; null in a browser, and in a frame, which has no business with it. */
function nativeObject(): NativeObject | null {
  if (window.top !== window) return null;
  const found: unknown = Reflect.get(window, WRAPPER_OBJECT);
  return hasMethods(found) ? found : null;
}

/** Whether the page runs in the native wrapper. */
export const isInWrapper = (): boolean => nativeObject() !== null;

/** Tells the wrapper something; nothing in a browser. */
export const tellWrapper = (message: ToWrapper): void => nativeObject()?.postMessage(JSON.stringify(message));

let handed: AdIds | null = null;

/** The advertising ids that the wrapper has told in this visit; null before. Kept in memory alone. */
export const wrapperAdIds = (): AdIds | null => handed;

interface Listeners {
  onBack(): void;
  onAdIds(): void;
}

/** Listens to the wrapper. Whatever is no message of the contract is dropped. Returns whether there is a wrapper. */
export function listenToWrapper({ onBack, onAdIds }: Listeners): boolean {
  const native = nativeObject();
  native?.addEventListener('message', ({ data }) => {
    const message = readMessage(data);
    if (message?.type === 'back') onBack();
    if (message?.type !== 'adIds') return;
    const { afId = null, fbInsId = null, aaid = null } = message;
    handed = { afId, fbInsId, aaid };
    onAdIds();
  });
  return native !== null;
}

/** A message of the wrapper; null for anything else. */
export function readMessage(data: unknown): FromWrapper | null {
  if (typeof data !== 'string' || data.length > WRAPPER_TEXT_MAX) return null;
  try {
    const message = z.safeParse(fromWrapper, JSON.parse(data));
    return message.success ? message.data : null;
  } catch {
    return null;
  }
}
