/** One static check: what it proves, and the program that proves it. */
export type CheckStep = { name: string; command: string; args: string[] };

/** `npm run check`: types, lint, format, imports, the glossary's words, dead code. */
export const checkSteps: readonly CheckStep[] = [
  {
    name: 'types',
    command: 'turbo',
    args: [
      'run',
      'typecheck',
      '--output-logs=errors-only',
      '--log-order=grouped',
      // Tests run beside it.
      '--concurrency=100%',
    ],
  },
  {
    name: 'lint',
    command: 'oxlint',
    args: ['--deny-warnings', '--report-unused-disable-directives'],
  },
  { name: 'format', command: 'oxfmt', args: ['--check', '.'] },
  { name: 'imports', command: 'depcruise', args: ['--config', '.dependency-cruiser.mjs', '.'] },
  { name: 'words', command: 'node', args: ['infra/checks/glossary/check-words.ts'] },
  { name: 'dead code', command: 'knip', args: ['--no-progress'] },
];
