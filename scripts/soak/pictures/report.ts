/** What became of one picture between two builds. */
export type Verdict = 'equal' | 'unseen' | 'differs' | 'resized' | 'new' | 'gone' | 'failed';

/** A picture of the comparison. */
export interface Compared {
  readonly game: string;
  readonly moment: string;
  readonly skin: string;
  readonly size: string;
  readonly verdict: Verdict;
  /** Pixels that differ visibly, or why the picture failed. */
  readonly note: string;
  /** Files beside the report: before, after, difference. */
  readonly files: readonly string[];
}

/** What was compared. */
export interface Comparison {
  readonly before: string;
  readonly after: string;
  readonly pictures: readonly Compared[];
}

const SHOWN: readonly Verdict[] = ['failed', 'differs', 'resized', 'gone', 'new'];
const HEADINGS: Readonly<Record<Verdict, string>> = {
  equal: 'are the same',
  unseen: 'differ invisibly',
  differs: 'differ',
  resized: 'have another size',
  new: 'are new',
  gone: 'are gone',
  failed: 'could not be taken',
};

/** A moment is compared where both builds have it. */
export function pairsOf(
  before: readonly string[],
  after: readonly string[],
): { readonly both: readonly string[]; readonly added: readonly string[]; readonly gone: readonly string[] } {
  const [old, now] = [new Set(before), new Set(after)];
  return {
    both: after.filter((moment) => old.has(moment)),
    added: after.filter((moment) => !old.has(moment)),
    gone: before.filter((moment) => !now.has(moment)),
  };
}

const count = (pictures: readonly Compared[], verdict: Verdict): number =>
  pictures.filter((picture) => picture.verdict === verdict).length;

/** One line for the terminal: `480 pictures: 472 are the same, 8 differ`. */
export function summaryOf({ pictures }: Comparison): string {
  const parts = (Object.keys(HEADINGS) as Verdict[]).flatMap((verdict) => {
    const number = count(pictures, verdict);
    return number === 0 ? [] : [`${number} ${HEADINGS[verdict]}`];
  });
  return `${pictures.length} pictures: ${parts.join(', ')}`;
}

/** A page with every picture that is not the same, by game and moment. */
export function reportPage(comparison: Comparison): string {
  const { before, after, pictures } = comparison;
  const shown = pictures.filter(({ verdict }) => SHOWN.includes(verdict));
  const games = [...new Set(shown.map(({ game }) => game))];
  const links = games.map((game) => {
    const number = shown.filter((picture) => picture.game === game).length;
    return `<a href="#${escaped(game)}">${escaped(game)} ${number}</a>`;
  });
  const sections = games.map((game) => {
    const own = shown.filter((picture) => picture.game === game).map(pictureSection);
    return `<section id="${escaped(game)}"><h2>${escaped(game)}</h2>${own.join('')}</section>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Pictures of all moments</title>
<style>${STYLE}</style><h1>${escaped(summaryOf(comparison))}</h1>
<p>Before: <b>${escaped(before)}</b>, after: <b>${escaped(after)}</b></p><nav>${links.join(' ')}</nav>
${sections.length === 0 ? '<p>No picture differs.</p>' : sections.join('\n')}</html>
`;
}

function pictureSection({ moment, skin, size, verdict, note, files }: Compared): string {
  const figures = files.map(
    (file) =>
      `<figure><figcaption>${escaped(captionOf(file))}</figcaption><a href="${escaped(file)}"><img loading="lazy" src="${escaped(file)}" alt=""></a></figure>`,
  );
  const label = `${moment}, ${skin}, ${size}: ${verdict}${note === '' ? '' : `, ${note}`}`;
  return `<h3>${escaped(label)}</h3><div>${figures.join('')}</div>`;
}

/** `color-idle-v2-375x812.before.png` reads as `before`. */
const captionOf = (file: string): string => file.split('.').at(-2) ?? file;

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const STYLE =
  'body{font:15px/1.5 system-ui,sans-serif;margin:24px;background:#141518;color:#e6e6e8}a{color:#7fb4ff}nav{position:sticky;top:0;padding:8px 0;background:#141518}nav a{margin-right:14px}div{display:flex;flex-wrap:wrap;gap:14px}figure{margin:0}img{max-width:320px;border:1px solid #3a3d45}h3{margin:22px 0 6px;font-size:15px}figcaption{color:#9a9ca4}';
