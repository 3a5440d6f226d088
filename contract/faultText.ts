/** Cleans the texts of a fault report. The client does it before it sends, and the server does it again. */

/** Messages are truncated to this length, because people read them. */
export const MESSAGE_MAX = 500;
export const STACK_MAX = 4_000;
export const FRAMES_MAX = 30;
/** Number of top frames that distinguish one fault from another. */
const FRAMES_IN_KEY = 3;
/** Texts are truncated to these lengths before they are cleaned, because some patterns take quadratic time. */
const MESSAGE_READ_MAX = 2_000;
const STACK_READ_MAX = 20_000;

/**
 * Removes possible personal data from a message: queries of URLs, email addresses, tokens, numbers of six digits
 * or more, and text in quotes, where engines repeat what was typed. Returns one line of at most
 * {@link MESSAGE_MAX} characters.
 */
export function cleanMessage(text: string): string {
  const line = text
    .slice(0, MESSAGE_READ_MAX)
    // Line breaks and other control characters would start a new line in a log.
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim();
  return withoutSecrets(withoutQuotes(line.split(' ').map(withoutQuery).join(' '))).slice(0, MESSAGE_MAX);
}

/**
 * The frames of a stack as `at name (/path:line:column)`, one per line: at most {@link FRAMES_MAX} frames and
 * {@link STACK_MAX} characters. Hosts, queries and lines that are not frames are left out, such as the message
 * that some engines repeat. The URL of a frame from another origin than `origin` is replaced.
 */
export function cleanStack(stack: string, origin: string | null = null): string {
  const frames: string[] = [];
  let length = 0;
  for (const line of stack.slice(0, STACK_READ_MAX).split('\n')) {
    const frame = frameOf(line.trim(), origin);
    if (frame === null) continue;
    length += frame.length + 1;
    if (frames.length === FRAMES_MAX || length > STACK_MAX) break;
    frames.push(frame);
  }
  return frames.join('\n');
}

/** The path of a page, after the #, without query and without numbers that may identify somebody. */
export const cleanPage = (path: string): string => withoutSecrets(withoutQuery(path)).slice(0, 256);

/** Identifies a fault: its message and top frames, both cleaned. */
export const faultKey = ({ message, stack }: { readonly message: string; readonly stack: string }): string =>
  [message, ...stack.split('\n').slice(0, FRAMES_IN_KEY)].join('\n');

/** Replaces the URL of a script that is not ours. */
export const ELSEWHERE = '[elsewhere]';

/** A quoted name that comes from code and never from user input. */
const CODE_NAME =
  /\((?:reading|setting|evaluating) '[\w$.[\]]{1,60}'\)|Failed to execute '\w{1,40}' on '\w{1,40}'/y;
const QUOTES: Readonly<Record<string, string>> = {
  "'": "'",
  '"': '"',
  '`': '`',
  '“': '”',
  '‘': '’',
  '«': '»',
};

/** Replaces quoted text. A quote inside a word is an apostrophe. */
function withoutQuotes(text: string): string {
  let kept = '';
  let at = 0;
  while (at < text.length) {
    CODE_NAME.lastIndex = at;
    const name = CODE_NAME.exec(text)?.[0];
    if (name !== undefined) {
      kept += name;
      at += name.length;
      continue;
    }
    const sign = text[at] ?? '';
    const closing = QUOTES[sign];
    if (closing === undefined || isLetter(text[at - 1])) {
      kept += sign;
      at += 1;
      continue;
    }
    kept += '[text]';
    at = endOfQuote(text, at + 1, closing);
  }
  return kept;
}

/** The index after a closing quote; the end of the text if it was truncated inside the quote. */
function endOfQuote(text: string, from: number, closing: string): number {
  for (let at = text.indexOf(closing, from); at !== -1; at = text.indexOf(closing, at + 1)) {
    if (!isLetter(text[at + 1])) return at + 1;
  }
  return text.length;
}

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}_]/u.test(sign);

/** Removes the query of a URL; leaves other words unchanged. */
function withoutQuery(word: string): string {
  const at = word.search(/\?./);
  const isAddress = at !== -1 && (word.lastIndexOf('/', at) !== -1 || word.includes('=', at));
  const path = isAddress ? word.slice(0, at) : word;
  return path.replace(/#[^#/]*=.*$/, '');
}

function withoutSecrets(text: string): string {
  return (
    text
      .replace(/[^\s@:/]{1,64}(?::[^\s@/]{1,64})?@[^\s@]{1,255}/g, '[address]')
      .replace(/\b(?:bearer|basic) +\S+/gi, '[token]')
      .replace(
        /\b(token|pwd|pass|password|code|otp|pin|key|secret|session|phone|account)( ?[:=] ?)(?!\d{3}\b)\S+/gi,
        '$1$2[secret]',
      )
      .replace(/[\w+/-]{16,}={1,2}/g, '[token]')
      // Names of our own files are long too.
      .replace(/[\w+-]{20,}(\.(?:m?js|css)\b)?/g, (run: string, file?: string) =>
        file === undefined && (run.length >= 32 || /\d/.test(run)) ? '[token]' : run,
      )
      .replace(/\b(?=[a-f]*\d)[\da-f]{16,}\b/gi, '[token]')
      // Including separators between digits: 0917 123 4567, 1,234.56, (02) 8123-4567.
      .replace(/\+?\p{Nd}(?:[ ().,/-]{0,2}\p{Nd}){5,}/gu, '[number]')
  );
}

/** One frame in the common format; null for any other line. Parses the stacks of V8, JavaScriptCore and Gecko. */
function frameOf(line: string, origin: string | null): string | null {
  const place = /(\S+):(\d{1,7}):(\d{1,7})\)?$/.exec(line);
  if (place === null || line.length > 1_000) return null;
  const [, word = '', row, column] = place;
  const before = line.slice(0, place.index);
  if (/^at\s/.test(line)) {
    return written(before.slice(2), word.replace(/^\(/, ''), `${row}:${column}`, origin);
  }
  const at = word.search(/@(?:[a-z-]+:|\/|\[)/i);
  if (at === -1) return null;
  return written(`${before}${word.slice(0, at)}`, word.slice(at + 1), `${row}:${column}`, origin);
}

function written(name: string, address: string, place: string, origin: string | null): string {
  const known = name.replace(/[^\w$.<>#[\] ]/g, '').trim();
  const clean = withoutSecrets(known).slice(0, 100);
  const path = pathOf(address, origin);
  return clean === '' ? `at ${path}:${place}` : `at ${clean} (${path}:${place})`;
}

/** The path of a URL of ours. Line, column and the short hash in a file name are no secrets. */
function pathOf(address: string, origin: string | null): string {
  const isPath = address.startsWith('/') && !address.startsWith('//');
  const url = isPath ? null : /^(https?:\/\/[^/?#]+)([^?#]*)/.exec(address);
  if (!isPath && (url === null || (origin !== null && url[1] !== origin))) return ELSEWHERE;
  const path = (url?.[2] ?? address).split(/[?#]/, 1)[0] ?? '';
  return /^[\w./@~+%-]{1,200}$/.test(path) && !/\d{9}|[^/]{81}/.test(path) ? path : ELSEWHERE;
}
