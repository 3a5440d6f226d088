import type { GivenText } from '../../../workers/verify/evidence';
import type { Pins } from '../../../workers/verify/pins';
import type { Report } from '../../../workers/verify/report';
import type { CheckName, CheckState, Reason, ReportLine } from '../../../workers/verify/reportLine';
import type { RoundCheck } from '../../../workers/verify/roundCheck';
import { askedWorker } from './askedWorker';

export type { CheckName, CheckState, GivenText, Pins, Reason, Report, ReportLine };

/** A worker of its own: it checks signatures, whose library only it needs. */
export const { ask: askRoundCheck } = askedWorker<RoundCheck>(
  'round check',
  () => new Worker(new URL('../../../workers/verify/worker.ts', import.meta.url), { type: 'module' }),
);
