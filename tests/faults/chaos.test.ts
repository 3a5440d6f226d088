import { expect, it } from 'vitest';
import { runChaos } from './chaos';

const SECONDS = 60;
const KILLS_MIN = 20;
const RECOVERY_MAX_MS = 5_000;

it('no acknowledged call is lost or applied twice while server and database are killed', async () => {
  const report = await runChaos({ seconds: SECONDS, seed: 20_271, killsMin: KILLS_MIN });
  console.log(JSON.stringify({ ...report, findings: report.findings.slice(0, 20) }, null, 2));
  expect(report.findings).toEqual([]);
  expect(report.kills).toBeGreaterThanOrEqual(KILLS_MIN);
  expect(report.acknowledged).toBeGreaterThan(200);
  expect(report.recoveryMs.worst).toBeLessThanOrEqual(RECOVERY_MAX_MS);
}, 300_000);
