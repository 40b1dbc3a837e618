import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUILD_ARGS } from '../dev/build.ts';
import { checkSteps } from './check-steps.ts';
import { add, countOf, none, readReport, type Counts, type FileTime } from './counts.ts';
import { jestFormat, type JestReport } from './jest-report.ts';
import { flakyTests, playwrightFormat, type PlaywrightReport } from './playwright-report.ts';
import { openRunFolder } from './run-folder.ts';
import { runStep, type Step, type StepRun } from './run-step.ts';
import { slowest } from './slowest.ts';
import { warningsIn } from './warnings-in.ts';
import { openTestCache, type TestCache } from './test-cache.ts';
import { writeCoverage } from '../../tests/coverage/write-coverage.ts';

// `npm test` (everything), `npm run check`, `npm run test:unit`, `npm run test:e2e`.
const root = fileURLToPath(new URL('../..', import.meta.url));
const part = process.argv[2];
/** What follows the part's name chooses among its tests: `npm run test:unit -- mfe-member`. */
const only = process.argv.slice(3);
const SLOWEST = 20;
/** So many stories fail, and it is not the stories. */
const MAX_FAILURES = 20;
// Not the least: a test that waits for a page in vain for a minute has failed.
const LOW_PRIORITY = '7';

const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => stop.abort());
}
// Whoever started us was killed: nobody could stop us any more.
process.on('disconnect', () => stop.abort());

/** Kept from run to run: each of many processes of services would compile the same modules. */
const compileCache = join(root, 'node_modules/.cache/compile');
const folder = await openRunFolder();
const sessions: number[] = [];
const times: FileTime[] = [];
const print = (text: string) => process.stdout.write(`${text}\n`);
const bin = (name: string) => join(root, 'node_modules/.bin', name);
/** Whether a part takes the processors only where the others leave them idle. */
type Precedence = { yields?: boolean };
const run = ({ yields, ...step }: Omit<Step, 'root' | 'stop'> & Precedence): Promise<StepRun> =>
  runStep({
    ...step,
    ...(yields ? { command: 'nice', args: ['-n', LOW_PRIORITY, step.command, ...step.args] } : {}),
    root,
    env: { ...folder.env, NODE_COMPILE_CACHE: compileCache, ...step.env },
    stop: stop.signal,
    started: (pid) => sessions.push(pid),
  });

async function check(precedence: Precedence = {}): Promise<Counts> {
  let counts = none;
  for (const { name, command, args } of checkSteps) {
    const startedAt = Date.now();
    const env = { TURBO_TELEMETRY_DISABLED: '1' };
    const { isOk, output } = await run({ command: bin(command), args, env, ...precedence });
    report(`check: ${name}`, countOf(isOk), { startedAt, output });
    counts = add(counts, countOf(isOk));
  }
  return counts;
}

const SERVER_SIDE = ['node'];
/** One more than the processors: what they wait for is their database, or for time to pass. */
const SERVER_SIDE_WORKERS = Math.min(availableParallelism(), 4) + 1;
const BROWSER_SIDE = ['model', 'browser'];
const jestReport = (projects: string[]) => join(folder.path, `jest-${projects.join('-')}.json`);
const playwrightReport = join(folder.path, 'playwright.json');

/** For the stories, whose products find it in turbo's cache; a build that fails is theirs to report. */
const buildAhead = () =>
  run({
    command: bin('turbo'),
    args: BUILD_ARGS,
    // As the products build: in every mode the same.
    env: { NODE_ENV: undefined, TURBO_TELEMETRY_DISABLED: '1' },
    yields: true,
  });

/** Jest's tests of these projects: of the workspaces that the cache does not know, or as chosen. */
async function unit(
  projects: string[],
  { cache, workers, ...precedence }: Precedence & { cache: TestCache | null; workers?: number },
): Promise<Counts> {
  if (cache?.patterns.length === 0) return none;
  const startedAt = Date.now();
  const file = jestReport(projects);
  const { isOk, output } = await run({
    command: process.execPath,
    args: [
      join(root, 'node_modules/jest/bin/jest.js'),
      '--json',
      `--outputFile=${file}`,
      ...(cache?.patterns ?? []).map((pattern) => `--testPathPatterns=${pattern}`),
      ...(cache ? ['--passWithNoTests'] : []),
      ...(workers ? [`--maxWorkers=${workers}`] : []),
      ...only,
      '--selectProjects',
      ...projects,
    ],
    env: { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', NODE_ENV: 'test' },
    ...precedence,
  });
  const read = await readReport<JestReport>(file, jestFormat, {
    isOk,
    root,
    mayBeEmpty: cache !== null,
  });
  cache?.record(read.report);
  times.push(...read.times);
  report(`tests: ${projects.join(' and ')}`, read.counts, {
    startedAt,
    output: output.replace(/^\{"numFailedTestSuites".*$/m, ''),
  });
  return read.counts;
}

async function e2e(): Promise<Counts> {
  const startedAt = Date.now();
  const file = playwrightReport;
  const isLoud = part === 'e2e';
  const { isOk, output } = await run({
    command: bin('playwright'),
    args: [
      'test',
      '--config=tests/e2e/playwright.config.ts',
      '--reporter=list,json',
      ...(only.some((argument) => argument.startsWith('--project')) ? [] : ['--project=default']),
      // For a file or two a second product would take longer than it saves.
      ...(only.some((argument) => !argument.startsWith('-')) ? ['--workers=1'] : []),
      // Of hundreds of stories on busy machines one that lost a race is told and does not end the run.
      // A product that is broken fails all that follow, each only when its time is over.
      ...(part === undefined ? ['--retries=1', `--max-failures=${MAX_FAILURES}`] : []),
      ...only,
    ],
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: file, NODE_OPTIONS: '--no-warnings' },
    isLoud,
  });
  const read = await readReport<PlaywrightReport>(file, playwrightFormat, { isOk, root });
  times.push(...read.times);
  report('the composed product in a browser', read.counts, {
    startedAt,
    output: isLoud ? '' : output,
  });
  const flaky = read.report ? flakyTests(read.report) : [];
  if (flaky.length > 0) print(`Passed at the second attempt only:\n${flaky.join('\n')}`);
  return read.counts;
}

/** Prints a line as soon as a step is over, what it said when something failed, and its warnings. */
function report(
  what: string,
  counts: Counts,
  { startedAt, output }: { startedAt: number; output: string },
): void {
  if (stop.signal.aborted) return;
  const said = counts.failed > 0 ? output : warningsIn(output);
  if (said !== '') print(said);
  const { passed, failed } = counts;
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  print(`${what.padEnd(36)} ${`${passed} passed, ${failed} failed`.padEnd(24)} ${seconds} s`);
}

const both = async (one: Promise<Counts>, other: Promise<Counts>): Promise<Counts> =>
  add(...(await Promise.all([one, other])));

async function unitAlone(): Promise<Counts> {
  const cache = only.length > 0 ? null : await openTestCache(root);
  const counts = await unit([...SERVER_SIDE, ...BROWSER_SIDE], { cache });
  return add(counts, await known(cache));
}

/**
 * The services' tests and the stories wait half of their time, for a database, a job or a page's
 * next poll. Whatever needs nothing but the processors runs beside both, and yields to them: pages
 * of two products get too little of two cores beside anything of their own priority.
 */
async function everything(): Promise<Counts> {
  const cache = await openTestCache(root);
  const built = buildAhead();
  const inBack = async () => {
    await built;
    const checked = await check({ yields: true });
    return add(checked, await unit(BROWSER_SIDE, { cache, yields: true }));
  };
  const inFront = async () => {
    const tested = await unit(SERVER_SIDE, { cache, workers: SERVER_SIDE_WORKERS });
    await built;
    return add(tested, await e2e());
  };
  const total = add(await both(inFront(), inBack()), await known(cache));
  // Requirements are counted when all tests have run, which they do with CI=true.
  return cache || stop.signal.aborted ? total : add(total, await coverage());
}

/** Which requirement is shown by a test that passed in this run. */
async function coverage(): Promise<Counts> {
  const startedAt = Date.now();
  const { figures, problems } = await writeCoverage(root, {
    jest: [SERVER_SIDE, BROWSER_SIDE].map(jestReport),
    playwright: [playwrightReport],
  });
  report('check: requirements', countOf(problems.length === 0), {
    startedAt,
    output: problems.join('\n'),
  });
  print(`${figures.at(-1)}; each with its tests in coverage/coverage.md`);
  return countOf(problems.length === 0);
}

/** What has not run because it passed before and nothing of it has changed. */
async function known(cache: TestCache | null): Promise<Counts> {
  if (!cache) return none;
  if (!stop.signal.aborted) await cache.save();
  if (cache.known > 0) print(`${'unchanged since they passed'.padEnd(36)} ${cache.known} passed`);
  return { passed: cache.known, failed: 0 };
}

const PARTS: Record<string, () => Promise<Counts>> = { check, unit: unitAlone, e2e };
try {
  const total = await (part === undefined ? everything : (PARTS[part] ?? everything))();
  if (stop.signal.aborted) {
    process.exitCode = 130;
  } else {
    if (times.length > 0) print(`\nThe slowest files:\n${slowest(times, SLOWEST).join('\n')}\n`);
    print(`${total.passed} passed, ${total.failed} failed`);
    process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
  }
} finally {
  await folder.remove(sessions);
}
if (process.connected) process.disconnect();
