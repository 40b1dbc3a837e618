import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runStep } from '../../infra/test/run-step.ts';
import type { Breakage } from './breakage.ts';

/** What became of a breakage: whether Stryker makes that mutant, and whether a test with the id kills it. */
export type MutantResult = { isMade: boolean; isKilled: boolean };

type Mutant = {
  replacement?: string;
  killedBy?: string[];
  location: { start: { line: number }; end: { line: number } };
};
type Report = {
  files: Record<string, { mutants: Mutant[] }>;
  testFiles: Record<string, { tests: { id: string; name: string }[] }>;
};

const CONFIG = 'stryker.coverage.json';
const REPORT = 'stryker.coverage.report.json';

/**
 * Has Stryker mutate the lines of these breakages in a copy of the clone, and run the tests that
 * reach them.
 * @param options.project of jest.config.ts, to which all of the test files belong
 * @returns by breakage
 * @throws what Stryker prints, when a test fails before anything is mutated
 */
export async function runStryker(options: {
  folder: string;
  stryker: string;
  project: string;
  breakages: readonly Breakage[];
  testFiles: readonly string[];
  serverUrl: string;
}): Promise<Map<Breakage, MutantResult>> {
  const { folder, breakages } = options;
  const places = await Promise.all(breakages.map((breakage) => placeOf(folder, breakage)));
  const config = {
    mutate: places.map(({ file, first, last }) => `${file}:${first}-${last}`),
    testRunner: 'jest',
    plugins: [join(options.stryker, '@stryker-mutator/jest-runner/dist/src/index.js')],
    jest: { configFile: 'tests/coverage/jest.config.ts', enableFindRelatedTests: false },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    coverageAnalysis: 'perTest',
    // All that fail, of which one has to carry the id.
    disableBail: true,
    // The copy is thrown away, and packages of the workspaces lead into it.
    inPlace: true,
    concurrency: 1,
    timeoutMS: 120_000,
    reporters: ['json'],
    jsonReporter: { fileName: REPORT },
    allowConsoleColors: false,
  };
  await writeFile(join(folder, CONFIG), JSON.stringify(config));
  const { isOk, output } = await runStep({
    root: folder,
    command: process.execPath,
    args: [join(options.stryker, '@stryker-mutator/core/bin/stryker.js'), 'run', CONFIG],
    env: {
      PROJECT: options.project,
      TEST_FILES: JSON.stringify(options.testFiles),
      TEST_DATABASE_URL: options.serverUrl,
      NODE_ENV: 'test',
    },
  });
  if (!isOk) throw new Error(output);
  const report = JSON.parse(await readFile(join(folder, REPORT), 'utf8')) as Report;
  return new Map(
    breakages.map((breakage, index) => [breakage, resultOf(breakage, report, places[index])]),
  );
}

type Place = { file: string; first: number; last: number };

async function placeOf(folder: string, { file, from }: Breakage): Promise<Place> {
  const [before = '', ...after] = (await readFile(join(folder, file), 'utf8')).split(from);
  if (after.length !== 1) throw new Error(`${file} says ${after.length} times: ${from}`);
  const first = before.split('\n').length;
  return { file, first, last: first + from.split('\n').length - 1 };
}

function resultOf({ id, to }: Breakage, report: Report, place: Place | undefined): MutantResult {
  const mutants = report.files[place?.file ?? '']?.mutants ?? [];
  const made = mutants.filter(
    ({ replacement, location: { start, end } }) =>
      replacement === to && place && start.line >= place.first && end.line <= place.last,
  );
  const names = new Map(
    Object.values(report.testFiles).flatMap(({ tests }) => tests.map((t) => [t.id, t.name])),
  );
  const isKilled = made.every(({ killedBy = [] }) =>
    killedBy.some((test) => names.get(test)?.includes(id)),
  );
  return { isMade: made.length > 0, isKilled };
}
