/**
 * The text of a message as a list of runs. It is rendered as elements, never as HTML:
 * a mark that is not in the list below is shown as text.
 */
export interface TextRun {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** One paragraph: its lines, each a list of runs. */
export type Paragraph = readonly (readonly TextRun[])[];

/** The only marks, spelled exactly like this and without attributes. */
const MARK = /<(\/?)([bi])>|<br>/g;

/** Control characters, direction marks and zero-width characters: they can disguise a text. */
const UNSEEN =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** A text as it is stored: well-formed Unicode, NFC, without invisible characters, trimmed. */
export const cleanText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
    .replace(UNSEEN, '')
    .normalize('NFC')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** The paragraphs of a text, separated by empty lines. With `marked`, `<b>`, `<i>` and `<br>` are marks. */
export function paragraphs(text: string, marked: boolean): readonly Paragraph[] {
  return cleanText(text)
    .split(/\n{2,}/)
    .map((part) => linesOf(part, marked));
}

function linesOf(part: string, marked: boolean): Paragraph {
  if (!marked) return part.split('\n').map((text) => [{ text, bold: false, italic: false }]);
  const lines: TextRun[][] = [[]];
  let bold = false;
  let italic = false;
  let from = 0;
  const say = (text: string) => {
    for (const [index, piece] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      if (piece !== '') lines.at(-1)?.push({ text: piece, bold, italic });
    }
  };
  for (const match of part.matchAll(MARK)) {
    say(part.slice(from, match.index));
    from = match.index + match[0].length;
    if (match[2] === undefined) lines.push([]);
    else if (match[2] === 'b') bold = match[1] === '';
    else italic = match[1] === '';
  }
  say(part.slice(from));
  return lines;
}
