type Strings = Readonly<Record<string, string>>;
type Files = Readonly<Record<string, () => Promise<Strings>>>;

const FIRST = 'enPH';
/** English of India: its files hold only what it says otherwise than the English of the Philippines. */
const OVER_FIRST = 'enIN';

/**
 * How a folder of `{language}.json` is read. Gives the strings of one of the product's languages; of a language
 * without a file those of enPH. Rejects when they cannot be had.
 */
export const inLanguage =
  (files: Files) =>
  async (language: string): Promise<Strings> => {
    const read = async (name: string) => (await files[`./${name}.json`]?.()) ?? {};
    if (language === OVER_FIRST)
      return Object.assign({}, ...(await Promise.all([FIRST, language].map(read))));
    return read(`./${language}.json` in files ? language : FIRST);
  };
