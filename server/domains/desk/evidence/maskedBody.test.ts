import { describe, expect, it } from 'vitest';
import { maskedBody } from './maskedBody';

describe('the body of a callback', () => {
  it('keeps its form and what was paid, and masks whatever may tell of a person', () => {
    const body = {
      data: {
        id: 'evt_1',
        attributes: {
          type: 'transfer.succeeded',
          livemode: true,
          data: {
            amount: 100_000,
            currency: 'PHP',
            reference_number: 'CO7',
            destination_account: { number: '09171234482', name: 'Jhon Mark Villanueva', bic: 'GXCHPHM2XXX' },
            billing: { email: 'jhon@mail.example', phone: 639_171_234_482, tags: ['Jhon'] },
            description: 'for Jhon',
            note: null,
          },
        },
      },
    };
    const shown = maskedBody(JSON.stringify(body));
    expect(shown).not.toMatch(/Jhon|Villanueva|mail\.example|4482/);
    expect(JSON.parse(shown)).toEqual({
      data: {
        id: 'evt_1',
        attributes: {
          type: 'transfer.succeeded',
          livemode: true,
          data: {
            amount: 100_000,
            currency: 'PHP',
            reference_number: 'CO7',
            destination_account: { number: '•••', name: '•••', bic: 'GXCHPHM2XXX' },
            billing: { email: '•••', phone: '•••', tags: ['•••'] },
            description: '•••',
            note: null,
          },
        },
      },
    });
  });

  it('masks texts under a known name too where they stand in another object', () => {
    expect(JSON.parse(maskedBody('{"status":{"reason":"Jhon"}}'))).toEqual({ status: { reason: '•••' } });
  });

  it('masks a phone number and an address under a known name', () => {
    const body =
      '{"id":"09171234482","order":"+639171234482","reference":"jhon@mail.example","payment":639171234482}';
    expect(Object.values(JSON.parse(maskedBody(body)))).toEqual(['•••', '•••', '•••', '•••']);
  });

  it('shows nothing of what is no JSON, and bounds what is long', () => {
    expect(maskedBody('name=Jhon&x=1')).toBe('13 characters that are no JSON');
    const long = JSON.stringify(Array.from({ length: 5_000 }, () => 'x'));
    expect(maskedBody(long).length).toBeLessThan(8_010);
  });
});
