import * as z from 'zod/mini';
import { publicConfig } from '../../../contract/config';
import { CACHE_KEPT_MS } from '../storage/item';
import { stored } from '../storage/storage';

/** The configuration of the last visit, used without a network. Part of the file that loads with the first call. */
export const lastConfig = stored('publicConfig', z.nullable(publicConfig), () => null, {
  keptMs: CACHE_KEPT_MS,
});
