import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkCoverage } from './check-coverage.ts';
import { drawCoverage, summarize } from './draw-coverage.ts';
import { readJest, type JestReport } from './read-jest.ts';
import { readPlaywright, type PlaywrightReport } from './read-playwright.ts';
import { readRequirements } from './requirement.ts';

/** Paths of the JSON reports of a whole run. */
export type Reports = { jest: string[]; playwright: string[] };

/**
 * Writes coverage/coverage.md from what the runners report.
 * @returns the figures in short, and what is wrong with the ids in titles
 */
export async function writeCoverage(
  root: string,
  reports: Reports,
): Promise<{ figures: string[]; problems: string[] }> {
  const requirements = await readRequirements();
  const jest = await Promise.all(reports.jest.map((file) => parse<JestReport>(file)));
  const playwright = await Promise.all(
    reports.playwright.map((file) => parse<PlaywrightReport>(file)),
  );
  const fromJest = await Promise.all(jest.map((report) => readJest(root, report)));
  const tests = [...fromJest.flat(), ...playwright.flatMap(readPlaywright)].toSorted((one, other) =>
    one.file.localeCompare(other.file),
  );
  await mkdir(join(root, 'coverage'), { recursive: true });
  await writeFile(join(root, 'coverage/coverage.md'), drawCoverage(requirements, tests));
  return {
    figures: summarize(requirements, tests),
    problems: checkCoverage(requirements, tests),
  };
}

const parse = async <Report>(file: string): Promise<Report> =>
  JSON.parse(await readFile(file, 'utf8')) as Report;
