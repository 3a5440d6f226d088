import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeWrapper } from '../../tests/support/fakeWrapper';
import { isInWrapper, listenToWrapper, readMessage, tellWrapper, wrapperAdIds } from './wrapper';

const ignored = { onBack: () => undefined, onAdIds: () => undefined };

/** A page; in a wrapper if it has the wrapper's object. */
function open(native?: object): void {
  const page = { appWrapper: native };
  vi.stubGlobal('window', Object.assign(page, { top: page }));
}

beforeEach(() => open());
afterEach(() => vi.unstubAllGlobals());

describe('a browser', () => {
  it.each([undefined, null, 7, {}, { postMessage: () => undefined }])('is a page with %j', (native) => {
    vi.stubGlobal('window', Object.assign(window, { appWrapper: native }));
    expect(isInWrapper()).toBe(false);
    expect(listenToWrapper(ignored)).toBe(false);
    expect(() => tellWrapper({ type: 'exit' })).not.toThrow();
  });

  it('is a frame too, whatever it contains', () => {
    const wrapper = fakeWrapper();
    open(wrapper.native);
    vi.stubGlobal('window', Object.assign(window, { top: {} }));
    tellWrapper({ type: 'exit' });
    expect([isInWrapper(), wrapper.told]).toEqual([false, []]);
  });
});

describe('a wrapper', () => {
  it('is told messages, and its own are heard', () => {
    const wrapper = fakeWrapper();
    open(wrapper.native);
    const heard: string[] = [];
    expect(listenToWrapper({ onBack: () => heard.push('back'), onAdIds: () => heard.push('adIds') })).toBe(
      true,
    );
    tellWrapper({ type: 'ready', h5Version: '4.4.2' });
    wrapper.say({ type: 'back' });
    wrapper.say({ type: 'adIds', afId: 'af-1', aaid: null });
    expect(heard).toEqual(['back', 'adIds']);
    expect(wrapperAdIds()).toEqual({ afId: 'af-1', fbInsId: null, aaid: null });
    expect(wrapper.told).toEqual([{ type: 'ready', h5Version: '4.4.2' }]);
  });

  it('tells its ids only after consent, and gives the back key to a page that is ready', () => {
    const wrapper = fakeWrapper({ afId: 'af-2' });
    open(wrapper.native);
    const heard: string[] = [];
    listenToWrapper({ onBack: () => heard.push('back'), onAdIds: () => heard.push('adIds') });
    tellWrapper({ type: 'consent', advertising: false, analytics: true });
    wrapper.pressBack();
    expect([heard, wrapper.isClosed()]).toEqual([[], true]);
    tellWrapper({ type: 'ready', h5Version: '' });
    tellWrapper({ type: 'consent', advertising: true, analytics: true });
    wrapper.pressBack();
    expect(heard).toEqual(['adIds', 'back']);
  });
});

describe('a message', () => {
  it.each([
    7,
    null,
    { type: 'back' },
    '',
    '[]',
    'back',
    '{"type":"exit"}',
    '{"type":"adIds","afId":7}',
    '{"type":"adIds","aaid":"<b>"}',
    `{"type":"adIds","afId":"${'x'.repeat(129)}"}`,
    `{"type":"back","more":"${'x'.repeat(5_000)}"}`,
    '{"type":"__proto__"}',
  ])('that the contract does not know is dropped: %j', (data) => {
    expect(readMessage(data)).toBeNull();
  });

  it('loses the fields that the contract does not know', () => {
    expect(readMessage('{"type":"back","eval":"x"}')).toEqual({ type: 'back' });
  });
});
