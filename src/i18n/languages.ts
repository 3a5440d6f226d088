/** The product's own language codes are not BCP 47: `tag` is used with browsers and Intl. */
export const LANGUAGES = {
  enPH: { tag: 'en-PH', name: 'English', place: 'Philippines' },
  filPH: { tag: 'fil-PH', name: 'Filipino', place: 'Pilipinas' },
  ptBR: { tag: 'pt-BR', name: 'Português', place: 'Brasil' },
  esMX: { tag: 'es-MX', name: 'Español', place: 'México' },
  zhCN: { tag: 'zh-CN', name: '简体中文', place: '' },
  enIN: { tag: 'en-IN', name: 'English', place: 'India' },
  enMS: { tag: 'ms-MY', name: 'Bahasa Melayu', place: '' },
  enBI: { tag: 'id-ID', name: 'Bahasa Indonesia', place: '' },
} as const satisfies Readonly<Record<string, { tag: string; name: string; place: string }>>;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE = 'enPH' satisfies Language;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The codes of older devices for Filipino and Indonesian. */
const OLD_TAGS: Readonly<Record<string, string>> = { tl: 'fil', in: 'id' };

const primaryOf = (tag: string): string => {
  const primary = tag.toLowerCase().split(/[-_]/)[0] ?? '';
  return OLD_TAGS[primary] ?? primary;
};

/** The first language of the browser that the product supports: with the same region, else of the same language. */
export function preferredLanguage(tags: readonly string[]): Language {
  const own = Object.keys(LANGUAGES).filter(isLanguage);
  for (const tag of tags) {
    const found =
      own.find((language) => LANGUAGES[language].tag.toLowerCase() === tag.toLowerCase()) ??
      own.find((language) => primaryOf(LANGUAGES[language].tag) === primaryOf(tag));
    if (found !== undefined) return found;
  }
  return DEFAULT_LANGUAGE;
}
