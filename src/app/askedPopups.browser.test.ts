import { expect, test } from 'vitest';
import { closePopup, shownPopupAtom } from '../state/popups';
import { readAtom } from '../state/store';
import { ASK_FOR_POPUP } from './askedPopups';
import { startLook } from './look';

const ask = (detail: unknown) => window.dispatchEvent(new CustomEvent(ASK_FOR_POPUP, { detail }));
const shown = () => readAtom(shownPopupAtom);

const guide = { name: 'guide', props: { from: 'test' } };

test('where the look is not free, as in production, nobody opens a popup from outside', async () => {
  await startLook({ brand: 'hiyas', skin: 'bg24', lookIsFree: false });
  ask(guide);
  expect(shown()).toBeNull();
});

test('where it is free, the event opens the popup it names and nothing that is not one', async () => {
  await startLook({ brand: 'hiyas', skin: 'bg24', lookIsFree: true });
  for (const detail of [null, 'guide', { name: 7, props: {} }, { name: 'guide' }]) ask(detail);
  expect(shown()).toBeNull();
  ask(guide);
  expect(shown()).toMatchObject(guide);
  closePopup('guide');
});
