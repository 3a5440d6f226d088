import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parser } from '@prometheus-io/lezer-promql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { startTestServer, type TestServer } from '../support/server';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string; readonly runbook: string };
}
const rules: readonly Rule[] = parse(read('deploy/prometheus/alerts.yml')).groups.flatMap(
  (group: { readonly rules: readonly Rule[] }) => group.rules,
);

interface Panel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly targets?: readonly { readonly expr: string }[];
}
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(read('deploy/grafana/peryahan.json'));
const queries = dashboard.panels.flatMap(({ title, targets = [] }) =>
  targets.map(({ expr }) => [title, expr] as const),
);

/** Labels that Prometheus adds to everything it reads. */
const OF_TARGETS = ['instance', 'job'];
/** What Prometheus knows of a process without asking it. */
const OF_PROMETHEUS = { up: OF_TARGETS };

/** The labels of every metric, by the names that samples have. */
let known: ReadonlyMap<string, readonly string[]>;
let server: TestServer;

beforeAll(async () => {
  // As in production: with tables, a public number and the console.
  const environment = {
    LIVE_TABLES: 'on',
    BEACON: 'sandbox',
    OWN_GAMES: 'crash',
    OPERATOR_EMAIL: 'ana@mail.example',
  };
  server = await startTestServer({ environment: { ...environment, LOG_LEVEL: 'silent' } });
  known = new Map(Object.entries({ ...OF_PROMETHEUS, ...labelsByName(await textOfMetrics()) }));
});
afterAll(() => server.close());

async function textOfMetrics(): Promise<string> {
  await server.inject({ url: '/healthz' });
  const response = await server.inject({ url: '/metrics' });
  expect(response.statusCode).toBe(200);
  return response.body;
}

/** From what /metrics shows. A metric without samples so far shows no labels: they are those it was registered with. */
function labelsByName(text: string): Record<string, string[]> {
  const declared = [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)].flatMap(([, name = '', type]) => {
    const metric = server.app.metrics.getSingleMetric(name) as unknown as {
      readonly labelNames?: readonly string[];
    };
    const labels = [...(metric.labelNames ?? []), ...OF_TARGETS];
    return type === 'histogram'
      ? [
          [`${name}_bucket`, [...labels, 'le']],
          [`${name}_sum`, labels],
          [`${name}_count`, labels],
        ]
      : [[name, labels]];
  });
  return Object.fromEntries(declared);
}

/** What is wrong with a query: its grammar, a metric that no server has, or a label that none of its metrics has. */
function problemsOf(query: string): string[] {
  const problems: string[] = [];
  const metrics = new Set<string>();
  const labels: { readonly label: string; readonly of: string | null }[] = [];
  const textOf = ({ from, to }: { readonly from: number; readonly to: number }) => query.slice(from, to);
  parser.parse(query).iterate({
    enter: ({ type, node }) => {
      if (type.isError) problems.push(`cannot be parsed at "${query.slice(node.from, node.from + 20)}"`);
      if (type.name === 'VectorSelector') metrics.add(textOf(node.getChild('Identifier') ?? node));
      if (type.name !== 'LabelName') return;
      let selector = node.parent;
      while (selector !== null && selector.name !== 'VectorSelector') selector = selector.parent;
      const metric = selector?.getChild('Identifier') ?? null;
      labels.push({ label: textOf(node), of: metric === null ? null : textOf(metric) });
    },
  });
  if (metrics.size === 0) problems.push('names no metric');
  for (const name of metrics) if (!known.has(name)) problems.push(`there is no metric ${name}`);
  for (const { label, of } of labels) {
    // Those of a grouping belong to any metric of the query.
    const names = of === null ? [...metrics] : [of];
    if (!names.some((name) => known.get(name)?.includes(label))) {
      problems.push(`${names.join(' and ')} has no label ${label}`);
    }
  }
  return problems;
}

/** Headings of a page as its links name them, each with the text below it. */
const sectionsOf = (page: string): ReadonlyMap<string, string> =>
  new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section) => {
        const title = section.slice(0, section.indexOf('\n'));
        return [
          title
            .toLowerCase()
            .replaceAll(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
          section,
        ] as const;
      }),
  );

describe('the alarms', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s asks for metrics and labels that a server has',
    (_, rule) => {
      expect(problemsOf(rule.expr)).toEqual([]);
      expect(['page', 'ticket']).toContain(rule.labels.severity);
    },
  );

  it('have names of their own, and summaries with labels that remain', () => {
    expect(rules.length).toBeGreaterThan(9);
    expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
    for (const { alert, expr, annotations } of rules) {
      const told = [...annotations.summary.matchAll(/\$labels\.(\w+)/g)].map(([, label = '']) => label);
      // What an aggregation leaves, or what a plain metric has.
      const by = [...expr.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, names = '']) => names.split(', '));
      const isAggregated = /\b(sum|max|min|histogram_quantile)\b/.test(expr);
      expect(
        told.filter((label) => !(isAggregated ? by : OF_TARGETS).includes(label)),
        alert,
      ).toEqual([]);
    }
  });

  const seconds = (range: string): number => Number.parseInt(range, 10) * (range.endsWith('h') ? 3_600 : 60);

  it('hear the first count of a counter that appears with it', () => {
    // A hundred counts within an hour, of which one more or less says nothing.
    const many = new Set(['FaultsOnDevices', 'PolicyViolations']);
    const counted = rules.flatMap(({ alert, expr }) =>
      [...expr.matchAll(/increase\((\w+(?:\{[^}]*\})?)\[(\w+)\]\)/g)]
        .filter(([, counter = '']) => {
          const [name = ''] = /^\w+/.exec(counter) ?? [];
          // A histogram is divided by, and a counter without labels is there from the start.
          return name.endsWith('_total') && (known.get(name) ?? []).length > OF_TARGETS.length;
        })
        .map(([, counter = '', range = '']) => ({ alert, expr, counter, range })),
    );
    expect(counted.length).toBeGreaterThan(5);
    const deaf = counted.filter(
      ({ alert, expr, counter, range }) =>
        !many.has(alert) &&
        !expr
          .replaceAll(/\s+/g, ' ')
          .includes(
            `((${counter} and on (instance) (up offset ${range} or process_start_time_seconds > time() - ${seconds(range)})) ` +
              `unless ${counter} offset ${range}) or increase(${counter}[${range}])`,
          ),
    );
    expect(deaf.map(({ alert, counter }) => `${alert}: ${counter}`)).toEqual([]);
  });

  it.each(rules.map(({ alert, annotations }) => [alert, annotations.runbook] as const))(
    '%s leads to a runbook with meaning, looks, deeds and an end',
    (_, runbook) => {
      const [page = '', heading = ''] = runbook.split('#');
      const section = sectionsOf(read(page)).get(heading);
      for (const part of ['**It means**', '**Look at**', '**Do:**', '**Over when**'])
        expect(section).toContain(part);
    },
  );

  it('lead to every runbook', () => {
    const headings = [...sectionsOf(read('docs/runbooks.md')).keys()];
    expect(headings.length).toBeGreaterThanOrEqual(10);
    const reached = new Set(rules.map(({ annotations }) => annotations.runbook.split('#')[1]));
    expect(headings.filter((heading) => !reached.has(heading))).toEqual([]);
  });

  it.each([
    ['rate(http_requests_total[5m])', 'there is no metric http_requests_total'],
    ['http_request_duration_seconds > 1', 'there is no metric http_request_duration_seconds'],
    ['job_failures_total{game="crash"}', 'job_failures_total has no label game'],
    ['sum by (game) (job_failures_total)', 'job_failures_total has no label game'],
    ['sum(rate(job_failures_total[5m])', 'cannot be parsed at ""'],
    ['1 > 2', 'names no metric'],
  ])('would be refused with %s', (query, problem) => {
    expect(problemsOf(query)).toContain(problem);
  });
});

describe('the dashboard', () => {
  it.each(queries)('shows under "%s" what a server has: %s', (_, query) => {
    expect(problemsOf(query)).toEqual([]);
  });

  it('has panels with numbers of their own, each with a query', () => {
    const ids = dashboard.panels.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const shown = dashboard.panels.filter(({ type }) => type !== 'row');
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.filter(({ targets = [] }) => targets.length === 0)).toEqual([]);
  });

  it('shows each metric that rings', () => {
    const shown = queries.map(([, query]) => query).join('\n');
    const ringing = new Set(
      rules.flatMap(({ expr }) => [...known.keys()].filter((name) => expr.includes(name))),
    );
    const unseen = [...ringing].filter((name) => !shown.includes(name.replace(/_(bucket|count|sum)$/, '')));
    expect(unseen).toEqual([]);
  });
});

describe('the configuration of Prometheus', () => {
  const { rule_files, scrape_configs } = parse(read('deploy/prometheus/prometheus.yml'));

  it('reads the rules, and keeps the label "job" of the metrics of jobs', () => {
    expect(rule_files).toEqual(['alerts.yml']);
    expect(scrape_configs).toMatchObject([
      { job_name: 'peryahan', metrics_path: '/metrics', honor_labels: true },
    ]);
    for (const { expr } of rules)
      for (const [, name] of expr.matchAll(/\bup\{job="(\w+)"\}/g))
        expect(name).toBe(scrape_configs[0].job_name);
  });
});
