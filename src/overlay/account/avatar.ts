import * as z from 'zod/mini';
import { stored } from '../../shared/storage/storage';
import { storedAtom } from '../../shared/store/storedAtom';

export const AVATAR_COUNT = 6;

const avatarItem = stored(
  'avatarIndex',
  z.nullable(z.int().check(z.minimum(0), z.maximum(AVATAR_COUNT - 1))),
  () => null,
);

/** The index of the player's drawn avatar; null until one was assigned. */
export const avatarAtom = storedAtom(avatarItem);

/** A random avatar index, for a first visit. */
export const randomAvatar = (): number => (crypto.getRandomValues(new Uint8Array(1))[0] ?? 0) % AVATAR_COUNT;
