import { collectDefaultMetrics } from 'prom-client';
import { parse } from 'yaml';
import { Metrics } from '../../server/src/metrics/Metrics.js';
import { NOTABLE_CODES } from '../../server/src/runtime/RefusalReporter.js';
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

/** The names of metrics in an expression: its words, but for functions, labels and lengths of time. */
const metricsIn = (expression: string): readonly string[] =>
  expression.replace(/\{[^}]*\}|\[[^\]]*\]|\b(by|without) \([^)]*\)/g, ' ').match(/\b[a-z]\w*\b(?! *\()/g) ?? [];

/** What is left of an expression when every pair of brackets is taken out, from the inside. */
const withoutPairs = (expression: string): string => {
  const rest = expression.replace(/\([^(){}[\]]*\)|\{[^(){}[\]]*\}|\[[^(){}[\]]*\]/g, '');
  return rest === expression ? rest : withoutPairs(rest);
};

/** Every series this server offers, by name: those of a histogram have three. */
const exported = async (): Promise<ReadonlySet<string>> => {
  const metrics = new Metrics();
  metrics.watchTables(() => []);
  metrics.watchEmptyTables({ count: 0 });
  metrics.watchTurns({ waiting: 0 });
  metrics.watchPruning({ held: null });
  metrics.watchProxy({ isUnknown: false });
  metrics.watchCluster({ isOpen: true, membership: { ids: [] } });
  collectDefaultMetrics({ register: metrics.registry });
  const known = await metrics.registry.getMetricsAsJSON();
  const histograms = known.filter(({ type }) => String(type) === 'histogram').map(({ name }) => name);
  return new Set([
    ...known.map(({ name }) => name),
    ...histograms.flatMap((name) => ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`)),
  ]);
};

test.each(EXPRESSIONS)('%s asks for metrics that there are, and closes every bracket', async (_, expression) => {
  const there = await exported();
  const asked = metricsIn(expression);
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((name) => !there.has(name) && !OF_PROMETHEUS.includes(name))).toEqual([]);
  expect(withoutPairs(expression)).not.toMatch(/[(){}[\]]/);
});

test('the name of every metric in an expression is found, and a bracket that is missing', () => {
  const expression = 'histogram_quantile(0.5, sum by (le) (rate(hexfall_x_bucket{job="hexfall"}[5m]))) > 2 * up';
  expect(metricsIn(expression)).toEqual(['hexfall_x_bucket', 'up']);
  expect(withoutPairs(expression)).toBe('histogram_quantile > 2 * up');
  expect(withoutPairs('sum(rate(hexfall_x[5m])')).toContain('(');
});

test('every figure of the server itself is on the dashboard', async () => {
  const own = [...(await exported())].filter((name) => /^hexfall_/.test(name) && !/_(bucket|sum|count)$/.test(name));
  const shown = dashboard.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => metricsIn(expr)));
  expect(own.filter((name) => !shown.some((one) => one.startsWith(name)))).toEqual([]);
});

test('every refusal that the operator has to know of has an alert', () => {
  const codes = alerts.flatMap(({ expr }) =>
    [...expr.matchAll(/hexfall_http_refusals_total\{[^}]*code=~?"([^"]+)"/g)].flatMap(([, found = '']) => found.split('|')),
  );
  expect(codes.toSorted()).toEqual([...NOTABLE_CODES].toSorted());
});

test('panels and alerts are what they have to be', () => {
  expect(new Set(dashboard.panels.map(({ id }) => id)).size).toBe(dashboard.panels.length);
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  expect(alerts.filter(({ annotations }) => !annotations.summary.includes('$labels.instance'))).toEqual([]);
});
