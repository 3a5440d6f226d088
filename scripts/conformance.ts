/**
 * `npm run conformance -- --url http://127.0.0.1:8080 --provider JILI --secret ... [--game 101]`: a provider's test of
 * the wallet. The server's sandbox must be on, because accounts are opened for the test; its SANDBOX_TOKEN is taken
 * from the environment.
 */
import { parseArgs } from 'node:util';
import { runConformance } from './lib/conformance';
import { sandboxPlayers } from './lib/sandboxPlayers';

const { values } = parseArgs({
  options: {
    url: { type: 'string', default: 'http://127.0.0.1:8080' },
    provider: { type: 'string', default: 'JILI' },
    secret: { type: 'string' },
    game: { type: 'string', default: '101' },
  },
});
const { provider, secret, game } = values;
const url = values.url.replace(/\/$/, '');
if (secret === undefined) {
  console.error(
    `Give the secret that the server knows: PROVIDERS=${provider}=<secret> npm start, then --secret <secret>`,
  );
  process.exit(2);
}
const verdicts = await runConformance(
  { url, provider, secret, gameId: game },
  sandboxPlayers(url, provider, game, process.env.SANDBOX_TOKEN),
);
for (const { name, orders, calls, faults } of verdicts) {
  const counts = `${String(orders).padStart(3)} orders ${String(calls).padStart(4)} calls`;
  console.log(`${faults.length === 0 ? 'ok  ' : 'FAIL'} ${counts}  ${name}`);
  for (const fault of faults) console.log(`       ${fault}`);
}
const failed = verdicts.filter(({ faults }) => faults.length > 0).length;
console.log(`\n${verdicts.length - failed} of ${verdicts.length} cases passed`);
process.exit(failed === 0 ? 0 : 1);
