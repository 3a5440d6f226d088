import { describe, expect, it } from 'vitest';
import { csvOf, pesosOf } from './csv';

describe('a CSV file', () => {
  it('quotes what needs it, and leaves a spreadsheet no formula', () => {
    expect(csvOf([['a', 'b "c", d', 7]])).toBe('a,"b ""c"", d",7\r\n');
    expect(csvOf([['=1+1', '+cmd', '-2+3', '@sum', '-2.50']])).toBe("'=1+1,'+cmd,'-2+3,'@sum,-2.50\r\n");
    expect(csvOf([[' =1+1', '\t=1', '＝1+1', 'a=1', -5]])).toBe("' =1+1,'\t=1,'＝1+1,a=1,-5\r\n");
  });

  it('has amounts as plain decimals', () => {
    expect([pesosOf(0n), pesosOf(123_456n), pesosOf(-5n)]).toEqual(['0.00', '1234.56', '-0.05']);
  });
});
