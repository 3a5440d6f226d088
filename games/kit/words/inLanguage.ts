type Strings = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, () => Promise<Strings>>>;

const FIRST = 'enPH';
/** English of India: its files hold only what differs from the English of the Philippines. */
const OVER_FIRST = 'enIN';

/**
 * Reads a folder of `{language}.json`. Gives the strings of one of the product's languages; enPH for a language without
 * a file. Rejects if they cannot be loaded.
 */
export const inLanguage =
  (files: Files) =>
  async (language: string): Promise<Strings> => {
    const read = async (name: string) => (await files[`./${name}.json`]?.()) ?? {};
    if (language === OVER_FIRST)
      return Object.assign({}, ...(await Promise.all([FIRST, language].map(read))));
    return read(`./${language}.json` in files ? language : FIRST);
  };
