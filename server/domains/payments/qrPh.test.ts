import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { centavos } from '../../../games/kit/rules/money';
import { crc16 } from './emv';
import { qrPhText } from './qrPh';

const merchant = {
  bankCode: 'SANDPHM0XXX',
  merchantId: 'SANDBOX00000001',
  name: 'HIYAS NOCHE',
  city: 'MANILA',
};

/** Reads data objects as a bank app does: tag, length, value, until the text ends. */
function readTlv(text: string): Map<string, string> {
  const objects = new Map<string, string>();
  let at = 0;
  while (at < text.length) {
    const tag = text.slice(at, at + 2);
    const length = Number(text.slice(at + 2, at + 4));
    const value = text.slice(at + 4, at + 4 + length);
    if (!/^[0-9]{2}$/.test(tag) || value.length !== length || objects.has(tag)) throw new Error('malformed');
    objects.set(tag, value);
    at += 4 + length;
  }
  return objects;
}

describe('CRC-16/CCITT', () => {
  it('gives the check value of the algorithm', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  it('matches published QR Ph codes', () => {
    const code =
      '00020101021227770012com.p2pqrpay0111PAEYPHM2XXX02089996440304129858893861530514+63-99137298615204601653036085406123.455802PH5913ENG-19818-ged6006Manila62980012com.p2pqrpay0103***0214+63-99137298620303***0408LOYALTY10506test120605cust10708123456780803***6304';
    expect(crc16(code)).toBe('ED03');
  });
});

describe('a QR Ph code', () => {
  const text = qrPhText(merchant, centavos(50_000n), 'CI0123456789ABCDEFGHJK');
  const objects = readTlv(text);

  it('holds country, currency, amount, merchant and purpose', () => {
    expect(objects.get('00')).toBe('01');
    expect(objects.get('01')).toBe('12');
    expect(objects.get('52')).toBe('7995');
    expect(objects.get('53')).toBe('608');
    expect(objects.get('54')).toBe('500.00');
    expect(objects.get('58')).toBe('PH');
    expect(objects.get('59')).toBe('HIYAS NOCHE');
    expect(objects.get('60')).toBe('MANILA');
  });

  it('names the acquirer under the QR Ph tag and the order as reference label', () => {
    const account = readTlv(objects.get('28') ?? '');
    expect(account.get('00')).toBe('ph.ppmi.p2m');
    expect(account.get('01')).toBe('SANDPHM0XXX');
    expect(account.get('03')).toBe('SANDBOX00000001');
    const additional = readTlv(objects.get('62') ?? '');
    expect(additional.get('00')).toBe('ph.ppmi.qrph');
    expect(additional.get('05')).toBe('CI0123456789ABCDEFGHJK');
  });

  it('ends with the checksum of everything before it', () => {
    expect([...objects.keys()].at(-1)).toBe('63');
    expect(objects.get('63')).toBe(crc16(text.slice(0, -4)));
  });

  it('reads back for every amount and detects a changed digit', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1n, max: 5_000_000n }), fc.nat(), (amount, seed) => {
        const code = qrPhText(merchant, centavos(amount), 'CI0123456789ABCDEFGHJK');
        expect(readTlv(code).get('54')).toMatch(/^[0-9]+\.[0-9]{2}$/);
        const at = seed % (code.length - 4);
        const changed = code.slice(0, at) + (code[at] === '0' ? '1' : '0') + code.slice(at + 1);
        expect(crc16(changed.slice(0, -4)) === changed.slice(-4)).toBe(changed === code);
      }),
    );
  });

  it('cuts long names and refuses amounts that do not fit', () => {
    const long = qrPhText({ ...merchant, name: 'A'.repeat(40) }, centavos(100n), 'CI0123456789');
    expect(readTlv(long).get('59')).toBe('A'.repeat(25));
    expect(() => qrPhText({ ...merchant, name: 'Año' }, centavos(100n), 'CI0123456789')).toThrow(RangeError);
  });
});
