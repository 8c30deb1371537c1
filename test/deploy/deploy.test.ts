import { parser } from '@prometheus-io/lezer-promql';
import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { Metrics } from '../../server/src/metrics/Metrics.js';
import { readProjectFile } from '../support/sources.js';

interface Dashboard {
  readonly panels: readonly { readonly id: number; readonly title: string; readonly targets: readonly { readonly expr: string }[] }[];
}

interface Rules {
  readonly groups: readonly {
    readonly rules: readonly { readonly alert: string; readonly expr: string; readonly annotations: { readonly summary: string } }[];
  }[];
}

const dashboard = JSON.parse(readProjectFile('deploy/grafana.json')) as Dashboard;
const { groups } = parse(readProjectFile('deploy/alerts.yml')) as Rules;
const alerts = groups.flatMap(({ rules }) => rules);

const EXPRESSIONS: readonly (readonly [string, string])[] = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`the panel ${title}`, expr] as const)),
  ...alerts.map(({ alert, expr }) => [`the alert ${alert}`, expr] as const),
];

/** What Prometheus adds itself. */
const OF_PROMETHEUS = ['up'];

/** The names of metrics in an expression, or what is wrong with it. */
const metricsIn = (expression: string): readonly string[] => {
  const names: string[] = [];
  parser.parse(expression).iterate({
    enter: ({ type, name, from, to }) => {
      if (type.isError) names.push(`an error at ${from} of ${expression}`);
      if (name === 'VectorSelector') names.push(/^\w+/.exec(expression.slice(from, to))?.[0] ?? '');
    },
  });
  return names;
};

/** Every series this server offers, by name: those of a histogram have three. */
const exported = async (): Promise<ReadonlySet<string>> => {
  const metrics = new Metrics();
  metrics.watchTables(() => []);
  metrics.watchTurns({ waiting: 0 });
  metrics.watchCluster({ isOpen: true, membership: { ids: [] } });
  collectDefaultMetrics({ register: metrics.registry });
  const known = await metrics.registry.getMetricsAsJSON();
  const histograms = known.filter(({ type }) => String(type) === 'histogram').map(({ name }) => name);
  return new Set([
    ...known.map(({ name }) => name),
    ...histograms.flatMap((name) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)),
  ]);
};

test.each(EXPRESSIONS)('%s asks for metrics that there are', async (_, expression) => {
  const there = await exported();
  const asked = metricsIn(expression);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !there.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
});

test('an expression that is wrong, and a metric that is missing, are found', () => {
  expect(metricsIn('sum(rate(hexfall_x[5m])')[0]).toContain('hexfall_x');
  expect(metricsIn('sum by (rate(').join()).toContain('an error');
});

test('every figure of the server itself is on the dashboard', async () => {
  const own = [...(await exported())].filter((name) => /^hexfall_/.test(name) && !/_(bucket|sum|count)$/.test(name));
  const shown = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(own.filter((name) => !shown.some((one) => one.startsWith(name)))).toEqual([]);
});

test('panels and alerts are what they have to be', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(alerts.filter(({ annotations }) => !annotations.summary.includes('$labels.instance'))).toEqual([]);
});
