import { type GivenText, rangeIn, readEvidence } from '../evidence';
import { pinsIn } from '../pins';
import { createVerifier, fileReports, type Report, reportOf } from '../report';
import { make, resultsOf } from './results';
import { languageTag, t } from './words';

/**
 * The check as a single file without dependencies: it is built into `verify.html`, forbids every connection, and can be
 * saved and opened from a disk.
 */

/** Pins as JSON, set by the build; empty for none. */
declare const FAIRNESS_PINS: string;

const pins = pinsIn(FAIRNESS_PINS);

/** Lets the page be drawn and answer taps between two rounds; a signature takes a phone up to a second. */
const breath = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** How often the progress is told. */
const TOLD_EVERY = 5;

function build(): readonly Node[] {
  let files: readonly GivenText[] = [];
  /** Counts the checks that were started, so that a newer one ends an older one. */
  let started = 0;
  const box = make('textarea', { id: 'round', spellcheck: 'false', 'aria-describedby': 'hint' });
  const range = make('input', { id: 'range', inputmode: 'text', autocomplete: 'off', maxlength: '31' });
  const results = make('section', { 'aria-live': 'polite' });
  const chosen = make('ul');
  const check = make('button', { type: 'button', class: 'primary' }, t('check'));
  const clear = make('button', { type: 'button' }, t('clear'));
  const input = make('input', {
    type: 'file',
    multiple: '',
    accept: '.json,.jsonl,application/json,text/plain',
  });

  const show = async () => {
    started += 1;
    const mine = started;
    try {
      const pasted = box.value.trim() === '' && files.length > 0 ? [] : [{ name: '', text: box.value }];
      const evidence = readEvidence([...pasted, ...files], rangeIn(range.value));
      const verifier = createVerifier(evidence, pins);
      const reports: Report[] = [];
      for (const given of evidence.rounds) {
        if (reports.length % TOLD_EVERY === 0) {
          const working = t('working', { done: reports.length + 1, count: evidence.rounds.length });
          results.replaceChildren(make('p', { class: 'sum' }, working));
          await breath();
        }
        if (mine !== started) return;
        reports.push(reportOf(verifier, given));
      }
      results.replaceChildren(...resultsOf(fileReports(verifier), reports));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      results.replaceChildren(make('p', { class: 'sum' }, t('unread', { why })));
    }
  };
  const setFiles = (next: readonly GivenText[]) => {
    files = next;
    chosen.replaceChildren(
      ...next.map((file) => {
        const name = file.name;
        const remove = make('button', { type: 'button', 'aria-label': t('remove', { name }) }, '×');
        remove.addEventListener('click', () => setFiles(files.filter((each) => each !== file)));
        return make('li', {}, make('span', {}, name), remove);
      }),
    );
  };
  check.addEventListener('click', () => void show());
  clear.addEventListener('click', () => {
    started += 1;
    box.value = '';
    range.value = '';
    setFiles([]);
    results.replaceChildren();
    box.focus();
  });
  input.addEventListener('change', async () => {
    const added = await Promise.all(
      [...(input.files ?? [])].map(async (file) => ({ name: file.name, text: await file.text() })),
    );
    const names = new Set(added.map(({ name }) => name));
    setFiles([...files.filter(({ name }) => !names.has(name)), ...added]);
    // Allows choosing the same file again after it was changed.
    input.value = '';
    await show();
  });
  return [
    make('h1', {}, t('title')),
    make('p', {}, t('lead')),
    make('label', { for: 'round' }, t('label')),
    box,
    make('p', { id: 'hint' }, t('hint')),
    chosen,
    make('label', { for: 'range' }, t('range')),
    range,
    make('div', { class: 'bar' }, check, make('label', { class: 'file' }, t('file'), input), clear),
    results,
    make('h2', {}, t('how')),
    make('p', {}, t('howText')),
  ];
}

document.documentElement.lang = languageTag;
document.title = t('title');
document.querySelector('main')?.append(...build());
