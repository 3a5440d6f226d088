import { Fragment } from 'react';
import { paragraphs, type TextRun } from '../../../contract/messages/messageText';
import * as css from './MessagesPage.css';

interface MessageTextProps {
  text: string;
  isMarked: boolean;
}

/** Each text run becomes a React element, so no part of a text is parsed as HTML. */
export function MessageText({ text, isMarked }: MessageTextProps) {
  return paragraphs(text, isMarked).map((lines, at) => (
    <p key={at} className={css.paragraph}>
      {lines.map((runs, line) => (
        <Fragment key={line}>
          {line > 0 && <br />}
          {runs.map((run, index) => (
            <Run key={index} run={run} />
          ))}
        </Fragment>
      ))}
    </p>
  ));
}

function Run({ run: { text, bold, italic } }: { run: TextRun }) {
  const inner = italic ? <em>{text}</em> : text;
  return bold ? <strong>{inner}</strong> : inner;
}
