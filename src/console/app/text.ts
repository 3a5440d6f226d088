const MANILA = 'Asia/Manila';

const day = new Intl.DateTimeFormat('en-GB', { timeZone: MANILA, day: 'numeric', month: 'short' });
const time = new Intl.DateTimeFormat('en-GB', {
  timeZone: MANILA,
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** A time in Manila, as in `23 Nov, 10:24:06`. */
export const timeText = (at: string): string => `${day.format(new Date(at))}, ${time.format(new Date(at))}`;

const weekday = new Intl.DateTimeFormat('en-GB', {
  timeZone: MANILA,
  weekday: 'short',
  day: 'numeric',
  month: 'short',
});

/** A day in Manila (yyyy-mm-dd), as in `Sun 22 Nov`. */
export const dayText = (day: string): string => weekday.format(new Date(`${day}T12:00:00+08:00`));

/** As in `41 min`, `3 h` or `2 days`. */
export function agoText(at: string, nowMs: number): string {
  const minutes = Math.max(0, Math.floor((nowMs - Date.parse(at)) / 60_000));
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? `${hours} h` : `${Math.floor(hours / 24)} days`;
}

/** A name of the contract in words, as in `Cash in` for `cashIn`. */
export function wordsOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** As in `1,412`. */
export const countText = (count: number): string => count.toLocaleString('en-US');

/** An amount in pesos with two decimals: U+2212 for a minus, and a plus on changes. */
export function moneyText(centavos: bigint, isChange = false): string {
  const absolute = centavos < 0n ? -centavos : centavos;
  const pesos = (absolute / 100n).toLocaleString('en-US');
  const sign = centavos < 0n ? '−' : isChange && centavos > 0n ? '+' : '';
  return `${sign}₱${pesos}.${(absolute % 100n).toString().padStart(2, '0')}`;
}

/** Initials of a name, for its round picture. */
export const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

const ROLE_NAMES = {
  support: 'Support',
  payments: 'Payments officer',
  checker: 'Checker',
  risk: 'Risk',
  marketing: 'Marketing',
  auditor: 'Auditor',
  owner: 'Owner',
} as const;

export const roleName = (role: keyof typeof ROLE_NAMES): string => ROLE_NAMES[role];
