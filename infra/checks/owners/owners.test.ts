import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { SHELL_TEAM } from '@reset/api-contract/gateway/registry.ts';
import { parse } from 'yaml';
import { readOwners } from './owners.ts';

/* CODEOWNERS is the one place that says who looks after what; what else names a team says the same. */

const root = fileURLToPath(new URL('../../..', import.meta.url));
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const owners = readOwners(read('CODEOWNERS'));
const foldersWith = (pattern: string) => globSync(pattern, { cwd: root }).map(dirname).toSorted();
const SERVICES = foldersWith('services/*/package.json');
const REMOTES = foldersWith('mfe-*/remote.json');

describe('CODEOWNERS', () => {
  it('has a team for each slice and each service', () => {
    const all = ['shell', ...foldersWith('mfe-*/package.json'), ...SERVICES];
    expect(all.length).toBeGreaterThan(10);
    expect(all.filter((folder) => !owners.has(folder))).toEqual([]);
  });

  it('has the team that a remote names for what fails in browsers, and the shell’s', () => {
    const named = REMOTES.map((folder) => [folder, JSON.parse(read(`${folder}/remote.json`)).team]);
    expect([['shell', SHELL_TEAM], ...named]).toEqual(
      ['shell', ...REMOTES].map((folder) => [folder, owners.get(folder)]),
    );
  });
});

type Route = { receiver: string; matchers: string[] };
type Routing = { route: { receiver: string; routes: Route[] }; receivers: { name: string }[] };

describe('alertmanager.yml', () => {
  const { route, receivers } = parse(read('infra/monitoring/alertmanager.yml')) as Routing;
  const receiverOf = (label: string) =>
    route.routes.find(({ matchers }) => matchers.every((matcher) => matcher === label))?.receiver ??
    route.receiver;

  it('leads what fails in browsers to the team of its slice', () => {
    for (const folder of ['shell', ...REMOTES]) {
      const team = owners.get(folder) ?? '';
      expect([folder, receiverOf(`team="${team}"`)]).toEqual([folder, team]);
    }
  });

  it('leads what happens in a service to its team', () => {
    const running = SERVICES.filter((folder) => existsSync(join(root, folder, 'src/server.ts')))
      // It stands in for others where the product is developed, and nobody is woken for it.
      .filter((folder) => folder !== 'services/provider-sandbox');
    expect(running.length).toBeGreaterThan(4);
    for (const folder of running) {
      const receiver = receiverOf(`service="${basename(folder)}"`);
      expect([folder, receiver]).toEqual([folder, owners.get(folder)]);
    }
  });

  it('has a receiver for each, and none of nobody', () => {
    const named = new Set([route.receiver, ...route.routes.map(({ receiver }) => receiver)]);
    expect(receivers.map(({ name }) => name).toSorted()).toEqual([...named].toSorted());
    const teams = new Set(owners.values());
    expect([...named].filter((team) => !teams.has(team))).toEqual([]);
  });

  it('finds in each alert by which it is led: none sums over all services', () => {
    const alerts = read('infra/monitoring/alerts.yml');
    expect(alerts).not.toMatch(/\bsum\s*\(/);
    const sums = [...alerts.matchAll(/sum by \(([^)]*)\)/g)].map(([, labels = '']) => labels);
    expect(sums.filter((labels) => !/\b(team|service)\b/.test(labels))).toEqual([]);
    expect(sums.length).toBeGreaterThan(3);
  });
});
