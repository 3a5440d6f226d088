import { inLanguage } from '../../../kit/words/inLanguage';

export const words = inLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./*.json', { import: 'default' }),
);
