import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

/* Rules, alerts and dashboards name what there is; that they are right is proven by promtool (docs/monitoring.md). */

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const FILES = ['slo.yml', 'alerts.yml', 'dashboard.json'].map((file) => `infra/monitoring/${file}`);
const all = FILES.map(read).join('\n');
const found = (pattern: RegExp, text = all) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = '']) => name)),
];

/** What the services run. */
const sources = () =>
  globSync('services/*/src/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
    .join('\n');

describe('monitoring', () => {
  it('has a runbook for each alert, and no other', () => {
    const runbooks = found(/runbook: (\S+)/g);
    expect(runbooks.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const written = readdirSync(join(root, 'docs/runbooks')).map((name) => `docs/runbooks/${name}`);
    expect(written.toSorted()).toEqual(runbooks.toSorted());
    expect(found(/alert: (\w+)/g).length).toBeGreaterThanOrEqual(runbooks.length);
  });

  it('asks for metrics that services tell', () => {
    const told = found(/name: '(reset_\w+)'/g, sources());
    const asked = found(/\b(reset_[a-z_]+?)(?:_bucket|_count|_sum)?\b(?=[{[ )])/g);
    expect(asked.filter((name) => !told.includes(name))).toEqual([]);
    expect(asked.length).toBeGreaterThan(3);
  });

  it('waits for events that are logged', () => {
    const logging = sources();
    const events = found(/event="([^"]+)"/g);
    expect(events.filter((event) => !logging.includes(`'${event}'`))).toEqual([]);
    expect(events).toContain('money.problem_found');
  });

  it('waits for no event whose first time would be no increase', () => {
    const metrics = read('services/service-kit/src/metrics/metrics.ts');
    const [, list = ''] = /WAITED_FOR = \[([^\]]*)\]/.exec(metrics) ?? [];
    expect(found(/'([^']+)'/g, list).toSorted()).toEqual(found(/event="([^"]+)"/g).toSorted());
  });
});
