/**
 * The server from bottom to top: a part imports itself and what stands before it. A new domain is one entry here;
 * a part that is not listed is refused. What a part needs from one above it is handed in by app.ts.
 */
exports.SERVER_ORDER = [
  'settings',
  'config',
  'log',
  'db',
  'context',
  'http',
  'ledger',
  'fairness',
  'domains/catalogue',
  'domains/messages',
  'domains/safer-play',
  'domains/players',
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
