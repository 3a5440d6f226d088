import { expect, it } from 'vitest';
import { isNicknameAllowed } from './nickname';

it.each([
  'Ana ng Tondo',
  '安娜',
  'Modesto',
  'José 7',
  'Gmelina',
  'Systema',
  '👩‍🚀 Luz',
  'Stella 🇵🇭',
  'Rosa-May',
  'Badminton Ace',
  'badminton 7',
])('%j is a name for a player', (name) => expect(isNicknameAllowed(name)).toBe(true));

it.each([
  '\u202eana',
  'ana\u200f',
  '\u2066ana\u2069',
  'a\u200bna',
  'a\u200dna',
  '\ufeffana',
  'a\u00adna',
  '\u3164',
  '\u2800\u2800',
  '\ufe0f',
  'ana\u034f',
])('a name with an unseen sign or a direction mark is refused: %j', (name) =>
  expect(isNicknameAllowed(name)).toBe(false),
);

it.each([
  ...[
    'Admin',
    'A D M I N',
    'adm1n',
    '@dmin',
    'Ádmin',
    'аdmin',
    'Administrator',
    'xX Moderator Xx',
    'Badminton Admin',
    'b admin ton',
  ],
  ...[
    'Customer Service',
    'Support',
    'GM',
    'mod',
    'Official',
    'Staff 7',
    'Peryahan',
    'Hiyas Noche',
    'h1yas n0che',
  ],
])('a name of staff or of a brand is refused: %s', (name) => expect(isNicknameAllowed(name)).toBe(false));
