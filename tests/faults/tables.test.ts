import { expect, it } from 'vitest';
import { runTables } from './tables';

/** Longest time from a disconnect or a kill until play continues. */
const BACK_MAX_MS = 2_000;
/** A database query takes less than this on a machine that is not overloaded. */
const READY_MS = 50;

it('a table keeps running while sockets are cut in every phase and its leader is killed', async () => {
  const report = await runTables({ sockets: 200, bettors: 40, rounds: 20, pace: 15, kills: 3, seed: 20_281 });
  console.log(JSON.stringify({ ...report, findings: report.findings.length }, null, 2));
  expect(report.findings).toEqual([]);
  expect(report.rounds + report.calledOff).toBeGreaterThanOrEqual(20);
  expect(report.cuts).toBeGreaterThan(200);
  expect(report.resyncMs.count).toBeGreaterThan(200);
  // On an overloaded machine, where a plain query is slow, the limit is raised in proportion.
  const limitMs = BACK_MAX_MS * Math.max(1, report.readyMs / READY_MS);
  expect(report.resyncMs.worst).toBeLessThanOrEqual(limitMs);
  expect(report.takeOverMs.length).toBe(3);
  expect(Math.max(...report.takeOverMs)).toBeLessThanOrEqual(limitMs);
  expect(report.tickets).toBeGreaterThan(100);
  expect(report.cashOuts).toBeGreaterThan(0);
}, 180_000);
