/**
 * Rehearses the loss of parts of a cluster on this machine: `npm run rehearse`. Starts three PostgreSQL nodes under
 * Patroni with etcd, HAProxy and two server processes from the files in deploy/, plays all the time, kills one part
 * after the other, and looks every acknowledged call up in the ledger afterwards.
 *
 * --rounds N   every fault N times (1)
 * --only NAME  this fault alone; may be given several times
 * --seed S     chooses players' moves (1)
 * --async      the control: without synchronous replication the death of all machines must lose acknowledged bets
 * --require    fails where a program of the cluster is missing, instead of skipping
 */
import { parseArgs } from 'node:util';
import { CLUSTER_FAULTS, CONTROL } from './rehearse/faults';
import { findPrograms } from './rehearse/programs';
import { rehearse } from './rehearse/rehearsal';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '1' },
    only: { type: 'string', multiple: true },
    seed: { type: 'string', default: '1' },
    async: { type: 'boolean', default: false },
    require: { type: 'boolean', default: false },
  },
});

const names = Object.keys(CLUSTER_FAULTS).filter((name) => name !== CONTROL);
const unknown = (values.only ?? []).filter((name) => !names.includes(name));
const rounds = Number(values.rounds);
const seed = Number(values.seed);
if (unknown.length > 0 || !(rounds >= 1) || !Number.isInteger(seed)) {
  console.error(`npm run rehearse -- [--rounds N] [--only FAULT] [--seed S] [--async] [--require]`);
  console.error(`Faults: ${names.join(', ')}`);
  process.exit(2);
}
const programs = findPrograms();
if (typeof programs === 'string') {
  console.log(`${values.require ? 'Failed' : 'Skipped'}. ${programs}`);
  process.exit(values.require ? 1 : 0);
}

const chosen = values.async ? [CONTROL] : (values.only ?? names);
const plan = Array.from({ length: rounds }, () => chosen).flat();
const report = await rehearse({
  programs,
  plan,
  seed,
  isSynchronous: !values.async,
  print: (line) => console.log(line),
});
console.log(
  `${report.acknowledged} calls and ${report.tickets} tickets acknowledged, ${report.lost} of the calls lost`,
);
if (values.async) {
  console.log(
    report.lost > 0 ? 'The control lost some, as it must.' : 'The control lost nothing: it proves nothing.',
  );
  process.exitCode = report.lost > 0 ? 0 : 1;
} else {
  for (const finding of report.findings.slice(0, 20)) console.error(finding);
  process.exitCode = report.lost > 0 || report.findings.length > 0 ? 1 : 0;
}
