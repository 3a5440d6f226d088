import { Fragment, type ReactNode } from 'react';

interface RichProps {
  /** A string with named parts: `I accept the <terms>Terms</terms>.` */
  text: string;
  parts: Readonly<Record<string, (text: string) => ReactNode>>;
}

/** A sentence with links in it, so that translators can place them. */
export function Rich({ text, parts }: RichProps) {
  const pieces: ReactNode[] = [];
  let last = 0;
  for (const match of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, name = '', inner = ''] = match;
    pieces.push(text.slice(last, match.index), parts[name]?.(inner) ?? inner);
    last = match.index + whole.length;
  }
  pieces.push(text.slice(last));
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>);
}
