import type { GameName } from './traffic';
import { type Fields, isFields } from './traffic';

const TICKET = 'bet game panel payout roundNumber seat stake state ticketId';
const PAST = 'clientSeed outcome roundNumber serverSeed';
const ROUND = 'aboard bets commitment events openedAt phase roundNumber';

/**
 * Every object of a message, by where it stands, with the exact names of its fields: one more is a fault, whatever it
 * says. A place stands for all that end in it. Events are distinguished by their type. A field in brackets may be missing.
 */
const OF_ALL: Readonly<Record<string, string>> = {
  'message table': 'chainEnd chainFrom [company] game past round seq serverTime tickets type',
  'message table.round': ROUND,
  'message round': 'chainEnd chainFrom ended game round seq serverTime type',
  'message round.round': ROUND,
  'message tick':
    'aboard bets [company] ended events game left phase [reactions] roundNumber seq serverTime type',
  'message ticket': 'bonus finance ticket type',
  'message pong': 'id serverTime type',
  '.company': 'best last watching',
  '.company.last': 'aboard outcome roundNumber winners won',
  '.company.last.winners': 'multiplier name payout roundNumber',
  '.company.best': 'rounds wins',
  '.company.best.rounds': 'aboard multiplier openedAt roundNumber',
  '.company.best.wins': 'multiplier name openedAt payout roundNumber',
  '.reactions': 'count name reaction',
  'answer of react.data': '[left] waitMs',
  '.ticket': TICKET,
  '.tickets': TICKET,
  '.bets': 'bet multiplier name seat stake',
  '.past': PAST,
  '.ended': PAST,
  'answer of join.data': 'bonus finance ticket',
  'answer of takeBack.data': 'bonus finance ticket',
  'answer of cashOut.data': 'bonus finance late ticket',
  'answer of cashOut.data.late': 'endedAtMs receivedAtMs',
  'answer of seeds.data': 'clientSeed commitment nextCommitment nonce',
  'answer of chain.data': 'chainEnd chainFrom chainLength past',
  'answer of round.data':
    'bet chain clientSeed commitment createdAt events game nonce outcome payout roundId serverSeed stake',
  'answer of round.data.chain': 'chainEnd chainFrom',
  '.events<roundSettled>': 'atMs payout stake tier type',
};

const OF_GAME: Readonly<Record<GameName, Readonly<Record<string, string>>>> = {
  crash: {
    '.outcome': 'h multiplier',
    '.bet': 'cashOuts stake target',
    '.bet.cashOuts': 'multiplier part runningMs',
    // Other players' targets are private.
    '.bets.bet': 'cashOuts',
    '.bets.bet.cashOuts': 'part',
    '.events<bettingOpened>': 'atMs closesAtMs type',
    '.events<departed>': 'atMs type',
    '.events<hoppedOff>': 'atMs multiplier seat type',
    // In the bet's own history, which has it once the round is over.
    'answer of round.data.events<hoppedOff>': 'atMs multiplier payout seat type',
    '.events<crashed>': 'atMs multiplier type',
  },
  sabong: {
    '.outcome': 'card number winner',
    '.bet': 'card side stake',
    '.bets.bet': 'side',
    '.events<cardPosted>': 'atMs card closesAtMs type',
    '.events<betsClosed>': 'atMs type',
    '.events<exchange>': 'atMs index point type',
    '.events<decided>': 'atMs type winner',
    '.events<sidePaid>': 'atMs payout pays side stake type',
  },
};
const ANSWER = 'code data message status';

/** What a message has besides, or lacks of, the fields it may have. */
export function shapeFaults(game: GameName, frame: string, message: Fields): readonly string[] {
  const faults: string[] = [];
  const shapes = Object.entries({ ...OF_ALL, ...OF_GAME[game] });
  const visit = (place: string, value: unknown): void => {
    if (Array.isArray(value)) for (const item of value) visit(place, item);
    if (!isFields(value)) return;
    const isEvent = place.endsWith('.events') && typeof value.type === 'string';
    const here = isEvent ? `${place}<${value.type}>` : place;
    const fields = Object.keys(value).sort().join(' ');
    const fitting = shapes.filter(([end]) => here.endsWith(end)).toSorted(([a], [b]) => b.length - a.length);
    const allowed = /^answer of \w+$/.test(here) ? ANSWER : fitting[0]?.[1];
    if (allowed === undefined || !fits(fields, allowed)) faults.push(`${here} has the fields: ${fields}`);
    for (const [name, item] of Object.entries(value)) visit(`${here}.${name}`, item);
  };
  visit(frame, message);
  return faults;
}

/** Whether an object has the fields that it may have, in this order, and lacks none but those in brackets. */
const fits = (fields: string, allowed: string): boolean =>
  new RegExp(`^${allowed.replaceAll(/\[(\w+)\] /g, '(?:$1 )?')}$`).test(fields);
