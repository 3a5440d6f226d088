import * as z from 'zod/mini';

/** Where browsers report what the content security policy has forbidden. They send it by themselves, without our headers. */
export const CSP_REPORT_PATH = '/x2/csp-report';

const text = z._default(z.string(), '');
const count = z._default(z.number(), 0);

/** What is read of a report to `report-uri`; all else that browsers tell, samples of code among it, is dropped. */
export const cspReport = z.pipe(
  z.object({
    'csp-report': z.object({
      'document-uri': text,
      'violated-directive': text,
      'effective-directive': text,
      'blocked-uri': text,
      'source-file': text,
      'line-number': count,
      'column-number': count,
    }),
  }),
  z.transform(({ 'csp-report': report }) => ({
    page: report['document-uri'],
    // Older browsers tell the whole directive, with its sources.
    directive: report['effective-directive'] || report['violated-directive'],
    blocked: report['blocked-uri'],
    source: report['source-file'],
    line: report['line-number'],
    column: report['column-number'],
  })),
);

export type CspReport = z.output<typeof cspReport>;
