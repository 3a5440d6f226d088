import { describe, expect, it } from 'vitest';
import { lateJobs } from './lateJobs';

const at = (time: string) => new Date(`2026-11-23T${time}:00Z`);
const job = { name: 'auditTrail', schedule: { everyMinutes: 60 } } as const;
const run = {
  job: 'auditTrail',
  slot: at('09:00'),
  state: 'done',
  attempts: 1,
  leaseUntil: at('09:01'),
} as const;

describe('a job', () => {
  it.each([
    ['is in time before its next run', [run], '09:59', []],
    ['is in time ten minutes after its next run was due', [run], '10:09', []],
    ['is late from then on', [run], '10:10', ['auditTrail']],
    ['is late when it has never run', [], '10:00', ['auditTrail']],
    ['is late when it failed', [{ ...run, state: 'failed' }], '09:05', ['auditTrail']],
    ['is in time while it runs', [{ ...run, state: 'running' }], '09:00', []],
    ['is late while it is tried again', [{ ...run, state: 'running', attempts: 2 }], '09:00', ['auditTrail']],
    [
      'is late while an older run is not done',
      [run, { ...run, slot: at('08:00'), state: 'failed' }],
      '09:05',
      ['auditTrail'],
    ],
    ['is late when it stopped without an end', [{ ...run, state: 'running' }], '09:02', ['auditTrail']],
  ] as const)('%s', (_, runs, time, late) => {
    expect(lateJobs([job], runs, at(time))).toEqual(late);
  });
});
