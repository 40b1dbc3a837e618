import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSteps } from './check-steps.ts';
import {
  add,
  countJest,
  countOf,
  countPlaywright,
  none,
  readCounts,
  type Counts,
} from './counts.ts';
import { runStep } from './run-step.ts';
import { writeCoverage } from '../../tests/coverage/write-coverage.ts';

// `npm test` (everything), `npm run check`, `npm run test:unit`, `npm run test:e2e`.
const root = fileURLToPath(new URL('../..', import.meta.url));
const reports = await mkdtemp(join(tmpdir(), 'reset-test-'));
const bin = (name: string) => join(root, 'node_modules/.bin', name);
/** What follows the part's name chooses among its tests: `npm run test:unit -- mfe-member`. */
const only = process.argv.slice(3);
const print = (line: string) => process.stdout.write(`${line}\n`);

const PARTS: Record<string, () => Promise<Counts>> = { check, unit, e2e };

async function check(): Promise<Counts> {
  let counts = none;
  for (const { name, command, args } of checkSteps) {
    const startedAt = Date.now();
    const { isOk, output } = await runStep({
      root,
      command: bin(command),
      args,
      env: { TURBO_TELEMETRY_DISABLED: '1' },
    });
    print(line(`check: ${name}`, countOf(isOk), startedAt));
    if (!isOk) print(output);
    counts = add(counts, countOf(isOk));
  }
  return counts;
}

async function unit(): Promise<Counts> {
  const startedAt = Date.now();
  const report = join(reports, 'jest.json');
  const { isOk, output } = await runStep({
    root,
    command: process.execPath,
    args: [
      join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${report}`,
      ...only,
    ],
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', NODE_ENV: 'test' },
  });
  const counts = await readCounts(report, isOk, countJest);
  if (counts.failed > 0) print(output.replace(/^\{"numFailedTestSuites".*$/m, ''));
  print(line('tests of every workspace', counts, startedAt));
  return counts;
}

async function e2e(): Promise<Counts> {
  const startedAt = Date.now();
  const report = join(reports, 'playwright.json');
  const { isOk, output } = await runStep({
    root,
    command: bin('playwright'),
    args: [
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(only.some((argument) => argument.startsWith('--project')) ? [] : ['--project=default']),
      ...only,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, NODE_OPTIONS: '--no-warnings' },
    isLoud: process.argv[2] === 'e2e',
  });
  const counts = await readCounts(report, isOk, countPlaywright);
  if (counts.failed > 0) print(output);
  print(line('the composed product in a browser', counts, startedAt));
  return counts;
}

/** After a whole run: which requirement is shown by a test that passed. */
async function coverage(): Promise<Counts> {
  const startedAt = Date.now();
  const { figures, problems } = await writeCoverage(root, {
    jest: [join(reports, 'jest.json')],
    playwright: [join(reports, 'playwright.json')],
  });
  for (const problem of problems) print(problem);
  print(line('check: requirements', countOf(problems.length === 0), startedAt));
  print(`${figures.at(-1)}; each with its tests in coverage/coverage.md`);
  return countOf(problems.length === 0);
}

const line = (what: string, { passed, failed }: Counts, startedAt: number): string =>
  `${what.padEnd(36)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds(startedAt)} s`;

const seconds = (startedAt: number): string => ((Date.now() - startedAt) / 1000).toFixed(1);

let total = none;
for (const [name, run] of Object.entries(PARTS)) {
  const wanted = process.argv[2];
  if (wanted === undefined || wanted === name) total = add(total, await run());
}
if (process.argv[2] === undefined) total = add(total, await coverage());
await rm(reports, { recursive: true, force: true });
print(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
if (process.connected) process.disconnect();
