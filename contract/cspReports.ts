import * as z from 'zod/mini';

/** Where browsers report what the content security policy has forbidden. They send it by themselves, without our headers. */
export const CSP_REPORT_PATH = '/x2/csp-report';

/** The name of the address in the headers. */
export const CSP_REPORT_GROUP = 'csp';

/** Reports that are read of one batch; more are dropped. */
export const CSP_REPORTS_MAX = 20;

const text = z._default(z.string(), '');
const count = z._default(z.number(), 0);

/** What is read of a report; all else that browsers tell, samples of code among it, is dropped. */
export interface CspReport {
  readonly page: string;
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
  readonly line: number;
  readonly column: number;
}

/** A report to `report-uri`, as `application/csp-report`. */
const single = z.pipe(
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
  z.transform(({ 'csp-report': report }): readonly CspReport[] => [
    {
      page: report['document-uri'],
      // Older browsers tell the whole directive, with its sources.
      directive: report['effective-directive'] || report['violated-directive'],
      blocked: report['blocked-uri'],
      source: report['source-file'],
      line: report['line-number'],
      column: report['column-number'],
    },
  ]),
);

const nullable = {
  text: z._default(z.nullable(z.string()), ''),
  count: z._default(z.nullable(z.number()), 0),
};
const violation = z.object({
  type: z.literal('csp-violation'),
  body: z.object({
    documentURL: nullable.text,
    effectiveDirective: nullable.text,
    blockedURL: nullable.text,
    sourceFile: nullable.text,
    lineNumber: nullable.count,
    columnNumber: nullable.count,
  }),
});

/** Reports to `report-to`, as `application/reports+json`. Reports of other kinds are dropped. */
const batch = z.pipe(
  z.array(z.union([violation, z.object({ type: z.string() })])),
  z.transform((list): readonly CspReport[] =>
    list.slice(0, CSP_REPORTS_MAX).flatMap((item) => {
      if (!('body' in item)) return [];
      const { body } = item;
      return [
        {
          page: body.documentURL ?? '',
          directive: body.effectiveDirective ?? '',
          blocked: body.blockedURL ?? '',
          source: body.sourceFile ?? '',
          line: body.lineNumber ?? 0,
          column: body.columnNumber ?? 0,
        },
      ];
    }),
  ),
);

/** The body of either kind. */
export const cspReports = z.union([batch, single]);
