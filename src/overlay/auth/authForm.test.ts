import { afterEach, describe, expect, it, vi } from 'vitest';
import { endSession, startSession } from '../../shared/session/session';
import { EMPTY_VALUES, keepDraft, keptDraft } from './authForm';

const TYPED = { ...EMPTY_VALUES, phone: '9171234567', password: 'of the player before' };

afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

describe('what was typed to log in', () => {
  it('is there again after a visit to another page', () => {
    vi.stubGlobal('window', { location: { href: 'https://hiyas.example/#/login' } });
    keepDraft(TYPED);
    expect(keptDraft()).toEqual(TYPED);
  });

  it('is not shown to the next player where its form was left by a log-in in another tab', () => {
    vi.stubGlobal('window', { location: { href: 'https://hiyas.example/#/login' } });
    startSession({ uid: 20_000_001, token: 'given in another tab' });
    keepDraft(TYPED);
    endSession();
    expect(keptDraft()).toEqual(EMPTY_VALUES);
  });

  it('is not shown to the next player where this one has logged in elsewhere in the app', () => {
    vi.stubGlobal('window', { location: { href: 'https://hiyas.example/#/login' } });
    keepDraft(TYPED);
    startSession({ uid: 20_000_001, token: 'given by a move' });
    endSession();
    expect(keptDraft()).toEqual(EMPTY_VALUES);
  });
});
