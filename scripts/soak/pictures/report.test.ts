import { expect, test } from 'vitest';
import { type Compared, pairsOf, reportPage, summaryOf, type Verdict } from './report';

const picture = (moment: string, verdict: Verdict, files: readonly string[] = []): Compared => ({
  game: 'color',
  moment,
  skin: 'v2',
  size: '375x812',
  verdict,
  note: verdict === 'differs' ? '812 of 304500 pixels' : '',
  files,
});
const comparison = (...pictures: Compared[]) => ({ before: 'abc', after: 'this tree', pictures });

test('a moment is compared where both builds have it', () => {
  expect(pairsOf(['idle', 'gate'], ['idle', 'wave'])).toEqual({
    both: ['idle'],
    added: ['wave'],
    gone: ['gate'],
  });
});

test('the report shows every difference with its three pictures, and only counts what is the same', () => {
  const files = ['before', 'after', 'difference'].map((kind) => `color-gate-v2-375x812.${kind}.png`);
  const page = reportPage(comparison(picture('idle', 'equal'), picture('gate', 'differs', files)));
  expect(page).toContain('2 pictures: 1 are the same, 1 differ');
  expect(page).toContain('gate, v2, 375x812: differs, 812 of 304500 pixels');
  for (const file of files) expect(page).toContain(`src="${file}"`);
  expect(page).not.toContain('idle, v2');
});

test('a picture that could not be taken is shown, and what it says is text', () => {
  const failed = { ...picture('gate', 'failed'), note: '<b>timeout</b>' };
  const page = reportPage(comparison(failed));
  expect(page).toContain('&#60;b&#62;timeout');
  expect(page).not.toContain('<b>timeout');
});

test('without a difference the page says so', () => {
  expect(reportPage(comparison(picture('idle', 'equal')))).toContain('No picture differs.');
  expect(summaryOf(comparison(picture('idle', 'unseen')))).toBe('1 pictures: 1 differ invisibly');
});
