/** One static check: what it proves, and the program that proves it. */
export type CheckStep = { name: string; command: string; args: string[] };

/** `npm run check`: types, lint, format, imports, the glossary's words, dead code, the supply chain. */
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
  { name: 'lock files', ...supplyChain('lock-files') },
  { name: 'licences', ...supplyChain('licences') },
  { name: 'advisories', ...supplyChain('advisories') },
  { name: 'secrets', ...supplyChain('secrets') },
];

function supplyChain(check: string): Omit<CheckStep, 'name'> {
  return { command: 'node', args: [`infra/checks/supply-chain/check-${check}.ts`] };
}
