import { inLanguage } from './inLanguage';

/** The strings of the kit's own parts in one of the product's languages. */
export const loadKitWords = inLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
);
