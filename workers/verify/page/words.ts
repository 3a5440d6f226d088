import enBI from './words/enBI.json';
import enMS from './words/enMS.json';
import enPH from './words/enPH.json';
import esMX from './words/esMX.json';
import filPH from './words/filPH.json';
import ptBR from './words/ptBR.json';
import zhCN from './words/zhCN.json';

type Words = typeof enPH;

/** The page's languages, by the first part of the browser's tag; older devices use `tl` and `in`. */
const SPOKEN: Readonly<Record<string, { readonly tag: string; readonly words: Words }>> = {
  en: { tag: 'en-PH', words: enPH },
  fil: { tag: 'fil-PH', words: filPH },
  tl: { tag: 'fil-PH', words: filPH },
  pt: { tag: 'pt-BR', words: ptBR },
  es: { tag: 'es-MX', words: esMX },
  zh: { tag: 'zh-CN', words: zhCN },
  ms: { tag: 'ms-MY', words: enMS },
  id: { tag: 'id-ID', words: enBI },
  in: { tag: 'id-ID', words: enBI },
};

const { tag, words } = navigator.languages
  .map((name) => SPOKEN[name.toLowerCase().split('-')[0] ?? ''])
  .find((spoken) => spoken !== undefined) ?? { tag: 'en-PH', words: enPH };

/** The tag of the language that the page speaks. */
export const languageTag = tag;

/** A text of the page in the language of the browser. */
export const t = (key: keyof Words, values: Readonly<Record<string, string | number>> = {}): string =>
  words[key].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
