import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanText, paragraphs } from './messageText';

/** The text that a page would show. */
const seen = (text: string, marked: boolean) =>
  paragraphs(text, marked).map((lines) =>
    lines.map((runs) => runs.map((run) => run.text).join('')).join('\n'),
  );

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>">',
  '<b onclick=alert(1)>x</b >',
  '<B>x',
  '<b/>',
  '<b\n>x',
  '&lt;script&gt;',
  '&#60;script&#62;',
  '<style>*{display:none}</style>',
  '<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '{{constructor.constructor("alert(1)")()}}',
  '<!--<img src="--><img src=x onerror=alert(1)//">',
];

describe.each(HOSTILE)('%j', (text) => {
  test('stays text', () => {
    expect(seen(text, false)).toEqual([text]);
    // A complete mark is parsed as a mark; anything else stays text.
    expect(seen(text, true)).toEqual([text.replace(/<\/?[bi]>/g, '')]);
  });
});

describe('marks', () => {
  test('are b, i and br, and end at their closing tag', () => {
    expect(paragraphs('one <b>two <i>three</b> four</i><br>five', true)).toEqual([
      [
        [
          { text: 'one ', bold: false, italic: false },
          { text: 'two ', bold: true, italic: false },
          { text: 'three', bold: true, italic: true },
          { text: ' four', bold: false, italic: true },
        ],
        [{ text: 'five', bold: false, italic: false }],
      ],
    ]);
  });

  test('are text in plain text', () => {
    expect(seen('<b>x</b><br>', false)).toEqual(['<b>x</b><br>']);
  });

  test('remove nothing but themselves', () => {
    const piece = fc.oneof(
      fc.constantFrom('<b>', '</b>', '<i>', '</i>', '<br>', '<', '>', '\n', '<p>'),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = cleanText(pieces.join(''));
        const left = seen(text, true).join('').replaceAll('\n', '');
        expect(left).toBe(text.replace(/<\/?[bi]>|<br>|\n/g, ''));
      }),
    );
  });
});

describe('a clean text', () => {
  test('keeps paragraphs and no other line breaks', () => {
    expect(seen(' one\r\ntwo\n\n\n\nthree ', false)).toEqual(['one\ntwo', 'three']);
  });

  test('does not change when cleaned again, and is well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 24 }), (text) => {
        const clean = cleanText(text);
        expect(cleanText(clean)).toBe(clean);
        expect(() => encodeURIComponent(clean)).not.toThrow();
      }),
    );
  });

  test('shows its characters in their order', () => {
    expect(cleanText('pay \u202eeerf\u202c \u2066now\u2069\u200b')).toBe('pay eerf now');
    // Characters that join the parts of one emoji stay.
    expect(cleanText('👩‍🌾')).toBe('👩‍🌾');
  });
});
