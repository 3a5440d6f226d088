import { describe, expect, it } from 'vitest';
import { decisionKeys } from './decisionKeys';

describe('the keys of decisions', () => {
  it('give each key to one choice, the weightier one first', () => {
    expect([...decisionKeys(['propose', 'approve', 'sendBack', 'reject'])]).toEqual([
      ['approve', 'a'],
      ['reject', 'r'],
    ]);
    expect([...decisionKeys(['propose', 'sendBack'])]).toEqual([
      ['propose', 'a'],
      ['sendBack', 'r'],
    ]);
  });

  it('give none to what has no key', () => {
    expect([...decisionKeys(['restrict', 'note'])]).toEqual([]);
  });
});
