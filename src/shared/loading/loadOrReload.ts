import { missingFileOf } from './missingFile';
import { reloadPage } from './reloadPage';

/**
 * Loads like `load`, for tries one after the other. From the second failure on the page is loaded anew where only that
 * can help, see {@link reloadPage}.
 */
export function loadOrReload<Loaded>(load: () => Promise<Loaded>): () => Promise<Loaded> {
  let failure: unknown;
  return async () => {
    const before = failure;
    try {
      // Vite would give the part without the styles that failed.
      if (missingFileOf(before)?.endsWith('.css')) throw before;
      return await load();
    } catch (error) {
      failure = error;
      if (before !== undefined) await reloadPage(error);
      throw error;
    }
  };
}
