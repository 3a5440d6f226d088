/**
 * The parts of the server in import order: a part may import itself and the parts before it. A new domain is one entry;
 * a part that is not listed is refused. app.ts passes in what a part needs from a later one.
 */
exports.SERVER_ORDER = [
  'betCycles',
  'settings',
  'config',
  'log',
  'db',
  'context',
  'http',
  'jobs',
  'ledger',
  'fairness',
  'domains/catalogue',
  'domains/messages',
  'domains/safer-play',
  'domains/players',
  'domains/support',
  'domains/device',
  'domains/payments',
  'domains/play',
  'domains/live',
  'domains/providers',
  'domains/rewards',
  'domains/records',
  'pages',
  'adapters',
  'ports',
  'app',
  'sandbox',
  'main',
];
