import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { Counter } from 'prom-client';
import * as z from 'zod/mini';
import { CSP_REPORT_PATH, type CspReport, cspReport } from '../../../contract/cspReports';
import { SUCCESS_CODE } from '../../../contract/envelope';
import { cleanMessage, cleanPage } from '../../../contract/faultText';
import type { Context } from '../../context';
import { parseBody } from '../../http/json';
import { refuse } from '../../http/refusal';
import { FaultLimits } from './faultLimits';
import { Recurring } from './recurring';

/** Browsers repeat the whole policy in each report. */
const BODY_MAX_BYTES = 16 * 1024;
/** What browsers send, and nothing else: other calls do not take it. */
const MEDIA_TYPE = 'application/csp-report';
const MEDIA_TYPE_ONLY = /^application\/csp-report(?:; ?charset=utf-8)?$/i;
const THANKS = JSON.stringify({ code: SUCCESS_CODE, message: '', data: null, status: 200 });

/**
 * Takes the reports that browsers send when our content security policy has forbidden something: a script that somebody got
 * into a page, or a fault of ours. Anybody may call, so they are bounded as reports of faults are, cleaned, and not stored.
 */
export function registerCspReports(app: FastifyInstance, { log, clock }: Context): void {
  const counter = new Counter({
    name: 'csp_reports_total',
    help: 'Reports of what the content security policy has forbidden: written to the log, counted with an earlier one, or over the limit.',
    labelNames: ['outcome'] as const,
    registers: [app.metrics],
  });
  const limits = new FaultLimits(clock);
  const recurring = new Recurring(clock);

  function take(report: CspReport, ip: string): void {
    if (!limits.take(ip)) {
      counter.inc({ outcome: 'refused' });
      throw refuse('tooMany');
    }
    const line = cleaned(report);
    const seen = recurring.note(`${line.directive} ${line.blocked} ${line.page} ${line.source}`);
    counter.inc({ outcome: seen === null ? 'counted' : 'written' });
    if (seen !== null) tell(log, { ...seen, ...line });
  }

  void app.register(async (scope) => {
    scope.addContentTypeParser<Buffer>(
      MEDIA_TYPE,
      { parseAs: 'buffer', bodyLimit: BODY_MAX_BYTES },
      async (_request: FastifyRequest, bytes: Buffer) => parseBody(bytes),
    );
    const options = { bodyLimit: BODY_MAX_BYTES, config: { mediaType: MEDIA_TYPE_ONLY } };
    scope.post(CSP_REPORT_PATH, options, async (request, reply) => {
      const report = z.safeParse(cspReport, request.body);
      if (!report.success) throw refuse('badRequest');
      take(report.data, request.ip);
      return reply.type('application/json; charset=utf-8').send(THANKS);
    });
  });
}

const tell = (log: FastifyBaseLogger, line: object): void =>
  log.warn({ event: 'csp_violation', ...line }, 'the content security policy has forbidden something');

/** What the log says of a report. Addresses of ours are paths without a query, those of others a host alone. */
function cleaned({ page, directive, blocked, source, line, column }: CspReport) {
  const own = addressOf(page);
  return {
    directive: /^[a-z-]{1,40}/.exec(directive)?.[0] ?? 'unknown',
    blocked: shown(blocked, own),
    page: own === null ? '' : cleanPage(cleanMessage(own.pathname)),
    source: shown(source, own),
    line,
    column,
  };
}

function shown(text: string, own: URL | null): string {
  // "inline", "eval" and the like.
  if (/^[a-z-]{0,32}$/.test(text)) return text;
  const address = addressOf(text);
  if (address === null) return 'unknown';
  if (!/^(https?|wss?):$/.test(address.protocol)) return address.protocol.replace(':', '');
  if (own !== null && address.host === own.host) return cleanPage(cleanMessage(address.pathname));
  return cleanMessage(address.host).slice(0, 100);
}

const addressOf = (text: string): URL | null => {
  try {
    return new URL(text);
  } catch {
    return null;
  }
};
