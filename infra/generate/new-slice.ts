import type { ChangeSet } from './change-set.ts';
import { fillTemplates } from './fill-templates.ts';
import { insistOnPlain, namesOf } from './names.ts';
import { insistOnSpanish } from './new-feature.ts';
import { RefusedGeneration } from './refused-generation.ts';

type NewSlice = {
  /** In kebab-case, without `mfe-`. */
  name: string;
  title: string | null;
  spanish: string | null;
  now: Date;
  /** The folders of the shell and of all remotes. */
  frontEnds: readonly string[];
};

/** Whose versions a new slice begins with: they are pinned in one place. */
const LIKE = { remote: 'mfe-member', service: 'services/admin' };
const REMOTE_PACKAGES = [
  '@reset/remote-sdk',
  '@reset/shared-ui',
  '@tanstack/react-query',
  'react',
  'webpack',
  'webpack-cli',
];
const SERVICE_PACKAGES = ['@reset/api-contract', '@reset/service-kit', 'typebox'];

/**
 * A slice: a remote with a page and an entry in the side bar, and behind it a service with a schema of
 * its own that answers one call, with contracts, tests, READMEs, owners and whom its alerts reach.
 * @throws RefusedGeneration when it is there already
 */
export function newSlice(
  changes: ChangeSet,
  { name, title, spanish, now, frontEnds }: NewSlice,
): void {
  const names = namesOf(name);
  const taken = [`mfe-${name}`, `services/${name}`].find((folder) => changes.has(folder));
  if (taken !== undefined) throw new RefusedGeneration(`${taken} is there already.`);
  const remote = JSON.parse(changes.read(`${LIKE.remote}/package.json`)) as Manifest;
  const service = JSON.parse(changes.read(`${LIKE.service}/package.json`)) as Manifest;
  const devPorts = frontEnds.map((folder) =>
    devPortIn(changes.read(`${folder}/webpack.config.ts`)),
  );
  fillTemplates('slice', changes, {
    ...names,
    title: insistOnPlain(title ?? names.title),
    spanish: insistOnSpanish(spanish),
    date: now.toISOString().slice(0, 10).replaceAll('-', ''),
    devPort: String(Math.max(...devPorts) + 1),
    remoteDependencies: pick(remote.dependencies, REMOTE_PACKAGES),
    remoteDevDependencies: pick(remote.devDependencies, ['@types/react', 'webpack-dev-server']),
    serviceDependencies: pick(service.dependencies, SERVICE_PACKAGES),
    serviceDevDependencies: pick(service.devDependencies, ['knex']),
  });
  changes.insert(
    'README.md',
    { after: /^\| `mfe-[^|]*`/m, text: `, \`mfe-${name}\`` },
    { after: /^\| `services\/public`[^|]*`/m, text: `, \`services/${name}\`` },
  );
  changes.insert('CODEOWNERS', {
    before: /^\/services\/provider-sandbox\//m,
    text: ownersOf(name),
  });
  changes.insert(
    'infra/monitoring/alertmanager.yml',
    { after: /^ {4}- \{ receiver: .*$/m, text: alertRoutesOf(name) },
    { after: /^ {2}- name: .*$/m, text: `\n  - name: ${name}` },
  );
}

type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };

const pick = (versions: Record<string, string>, names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, versions[name]])));

const devPortIn = (config: string): number => Number(/devPort: (\d+)/.exec(config)?.[1] ?? 0);

const alertRoutesOf = (name: string): string =>
  ['team', 'service']
    .map((label) => `\n    - { receiver: ${name}, matchers: ['${label}="${name}"'] }`)
    .join('');

const OWNERS_AT = 32;

const ownersOf = (name: string): string =>
  [
    `${`/mfe-${name}/`.padEnd(OWNERS_AT)}@reset/team-${name}`,
    `${`/services/${name}/`.padEnd(OWNERS_AT)}@reset/team-${name}`,
    `/services/api-contract/src/${name}/   @reset/team-${name} @reset/platform`,
    '\n',
  ].join('\n');
