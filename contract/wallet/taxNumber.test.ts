import { describe, expect, it } from 'vitest';
import { parsePayer, wrongPayerFields } from './payer';
import { parseTaxNumber } from './taxNumber';

describe('a CPF', () => {
  it.each([
    ['529.982.247-25', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['123.456.789-09', '12345678909'],
    // Check digits of zero: a remainder of 0 or 1.
    ['000.000.001-91', '00000000191'],
    [' 390 533 447 05 ', '39053344705'],
  ])('%s is right', (typed, number) => expect(parseTaxNumber(typed)).toBe(number));

  it('is wrong with any other digit in any place', () => {
    const right = '52998224725';
    for (let at = 0; at < right.length; at += 1) {
      for (const digit of '0123456789') {
        const changed = right.slice(0, at) + digit + right.slice(at + 1);
        expect(parseTaxNumber(changed), changed).toBe(changed === right ? right : null);
      }
    }
  });

  it('is wrong with eleven equal digits, although their sums add up', () => {
    for (const digit of '0123456789') expect(parseTaxNumber(digit.repeat(11))).toBeNull();
  });

  it.each([
    '',
    '5299822472',
    '529982247250',
    '529.982.247-2A',
    '５２９９８２２４７２５',
    '52998224725\u0000',
  ])('%j is wrong', (typed) => expect(parseTaxNumber(typed)).toBeNull());
});

describe('a CNPJ', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['00.000.000/0001-91', '00000000000191'],
    ['33.000.167/0001-01', '33000167000101'],
    // The example that the tax office published for numbers with letters.
    ['12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['12abc34501de35', '12ABC34501DE35'],
  ])('%s is right', (typed, number) => expect(parseTaxNumber(typed)).toBe(number));

  it('is wrong with any other character in any place', () => {
    for (const right of ['11222333000181', '12ABC34501DE35']) {
      for (let at = 0; at < right.length; at += 1) {
        // 0 and A, 1 and B differ by 17, which is 6 modulo 11: no two of these count the same.
        for (const character of '0123456789') {
          const changed = right.slice(0, at) + character + right.slice(at + 1);
          const isSame = (changed.charCodeAt(at) - right.charCodeAt(at)) % 11 === 0;
          if (!isSame) expect(parseTaxNumber(changed), changed).toBeNull();
        }
      }
    }
  });

  it.each(['12ABC34501DE3A', '00000000000000', '1122233300018', '112223330001811'])('%j is wrong', (typed) =>
    expect(parseTaxNumber(typed)).toBeNull(),
  );
});

describe('a payer', () => {
  const right = { name: ' Ana  Souza ', email: 'Ana@Correio.example ', taxNumber: '529.982.247-25' };

  it('is passed on without punctuation', () => {
    expect(parsePayer(right)).toEqual({
      name: 'Ana Souza',
      email: 'ana@correio.example',
      taxNumber: '52998224725',
    });
  });

  it.each([
    ['name', ['', 'Ana', '   ', '52998224725', 'Ana <b>Souza', `${'A'.repeat(99)} Bo`]],
    ['email', ['', 'ana', 'ana@', '@correio.example', 'ana@correio', 'ana souza@correio.example']],
    ['taxNumber', ['', '529.982.247-24', '11.222.333/0001-82']],
  ] as const)('with a wrong %s is refused by that field alone', (field, wrong) => {
    for (const value of wrong) {
      const typed = { ...right, [field]: value };
      expect(wrongPayerFields(typed), value).toEqual([field]);
      expect(parsePayer(typed), value).toBeNull();
    }
  });
});
