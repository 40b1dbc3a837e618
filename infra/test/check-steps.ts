/** One static check: what it proves, and the program that proves it. */
export type CheckStep = { name: string; command: string; args: string[] };

const SOURCES = ['shell', 'mfe-public', 'mfe-member', 'shared-ui', 'services', 'infra', 'tests'];

/** `npm run check`: types, lint, format, imports, dead code. */
export const checkSteps: readonly CheckStep[] = [
  {
    name: 'types',
    command: 'turbo',
    args: ['run', 'typecheck', '--output-logs=errors-only', '--log-order=grouped'],
  },
  { name: 'lint', command: 'oxlint', args: ['--quiet'] },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  {
    name: 'imports',
    command: 'depcruise',
    args: [...SOURCES, '--config', '.dependency-cruiser.mjs'],
  },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
];
