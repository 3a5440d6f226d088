/** Banks that InstaPay reaches, by the code that transfers name them with (their BIC). */
export const BANKS = [
  { code: 'BNORPHMM', name: 'BDO Unibank' },
  { code: 'BOPIPHMM', name: 'Bank of the Philippine Islands' },
  { code: 'MBTCPHMM', name: 'Metropolitan Bank and Trust Company' },
  { code: 'TLBPPHMM', name: 'Land Bank of the Philippines' },
  { code: 'PNBMPHMM', name: 'Philippine National Bank' },
  { code: 'UBPHPHMM', name: 'Union Bank of the Philippines' },
  { code: 'RCBCPHMM', name: 'Rizal Commercial Banking Corporation' },
  { code: 'SETCPHMM', name: 'Security Bank' },
  { code: 'CHBKPHMM', name: 'China Banking Corporation' },
  { code: 'EWBCPHMM', name: 'EastWest Bank' },
  { code: 'AUBKPHMM', name: 'Asia United Bank' },
  { code: 'PSBKPHMM', name: 'Philippine Savings Bank' },
] as const;

/** The code of GCash in transfers. */
export const GCASH_CODE = 'GXCHPHM2XXX';

/** A bank's name; null for an unknown code. */
export const bankName = (code: string): string | null =>
  BANKS.find((bank) => bank.code === code)?.name ?? null;
