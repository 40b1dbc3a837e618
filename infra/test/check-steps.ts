/** One static check: what it proves, and the program that proves it. */
export type CheckStep = { name: string; command: string; args: string[] };

/** `npm run check`: types, lint, format, imports, the glossary's words, dead code, the supply chain. */
export const checkSteps: readonly CheckStep[] = [
  { name: 'types of services', ...types('tsconfig.services.json') },
  { name: 'types of front ends', ...types('tsconfig.front.json') },
  { name: 'types of tests', ...types('tests/tsconfig.json') },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'imports', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'words', command: 'node', args: ['infra/checks/glossary/check-words.ts'] },
  { name: 'migrations', command: 'node', args: ['infra/checks/migrations/check-migrations.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
  { name: 'lock files', ...supplyChain('lock-files') },
  { name: 'licences', ...supplyChain('licences') },
  { name: 'advisories', ...supplyChain('advisories') },
  { name: 'secrets', ...supplyChain('secrets') },
];

/**
 * One program for all workspaces of a kind: each of them checks most of the others' files as well.
 * What was found is kept, so that after a change only what depends on it is checked anew.
 */
function types(project: string): Omit<CheckStep, 'name'> {
  const kept = `node_modules/.cache/types/${project.replaceAll('/', '-')}.tsbuildinfo`;
  return { command: 'tsc', args: ['-p', project, '--incremental', '--tsBuildInfoFile', kept] };
}

function supplyChain(check: string): Omit<CheckStep, 'name'> {
  return { command: 'node', args: [`infra/checks/supply-chain/check-${check}.ts`] };
}
