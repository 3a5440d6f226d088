import { expect, test } from 'vitest';
import { closePopup, shownPopupAtom } from '../../shared/popups/popups';
import { readAtom } from '../../shared/store/store';
import { startTheme } from '../boot/theme';
import { POPUP_REQUEST } from './requestedPopups';

const ask = (detail: unknown) => window.dispatchEvent(new CustomEvent(POPUP_REQUEST, { detail }));
const shown = () => readAtom(shownPopupAtom);

const guide = { name: 'guide', props: { from: 'test' } };

test('where the theme is not free, as in production, the event opens nothing', async () => {
  await startTheme({ brand: 'hiyas', skin: 'bg24', themeIsFree: false });
  ask(guide);
  expect(shown()).toBeNull();
});

test('where it is free, the event opens the popup that it names and ignores unknown values', async () => {
  await startTheme({ brand: 'hiyas', skin: 'bg24', themeIsFree: true });
  for (const detail of [null, 'guide', { name: 7, props: {} }, { name: 'guide' }]) ask(detail);
  expect(shown()).toBeNull();
  ask(guide);
  expect(shown()).toMatchObject(guide);
  closePopup('guide');
});
