import { expect, test } from 'vitest';
import { closePopup, shownPopupAtom } from '../../shared/popups/popups';
import { readAtom } from '../../shared/store/store';
import { startTheme } from '../boot/theme';
import { POPUP_REQUEST } from './requestedPopups';

const ask = (detail: unknown) => window.dispatchEvent(new CustomEvent(POPUP_REQUEST, { detail }));
const shown = () => readAtom(shownPopupAtom);

const guide = { name: 'guide', props: { from: 'test' } };

test('where the look is not free, as in production, nobody opens a popup from outside', async () => {
  await startTheme({ brand: 'hiyas', skin: 'bg24', themeIsFree: false });
  ask(guide);
  expect(shown()).toBeNull();
});

test('where it is free, the event opens the popup it names and nothing that is not one', async () => {
  await startTheme({ brand: 'hiyas', skin: 'bg24', themeIsFree: true });
  for (const detail of [null, 'guide', { name: 7, props: {} }, { name: 'guide' }]) ask(detail);
  expect(shown()).toBeNull();
  ask(guide);
  expect(shown()).toMatchObject(guide);
  closePopup('guide');
});
