import { LEVELS, SLICES, sliceOf, type Level, type Requirement } from './requirement.ts';
import type { TaggedTest } from './tagged-test.ts';

type Shown = { requirement: Requirement; tests: TaggedTest[] };

/** coverage/coverage.md: which tests that passed show which requirement, and at which level. */
export function drawCoverage(requirements: Requirement[], tests: TaggedTest[]): string {
  const shown = shownBy(requirements, tests);
  return [
    INTRODUCTION,
    ...summarize(requirements, tests).map((line) => `- ${line}`),
    '',
    ...SLICES.flatMap(([letters, name]) => slice(name, of(shown, letters))),
  ].join('\n');
}

/** How many are shown, by slice and in all. */
export function summarize(requirements: Requirement[], tests: TaggedTest[]): string[] {
  const shown = shownBy(requirements, tests);
  return [
    ...SLICES.map(([letters, name]) => `${name}: ${sum(of(shown, letters))}`),
    `All: ${sum(shown)}`,
  ];
}

const INTRODUCTION = `# What the tests show

Written at the end of \`npm test\` from the reports of jest and Playwright: a test counts when it ran
and passed. A requirement asks for levels: BROWSER (the composed product with a page), HTTP (over
the wire) or UNIT (a function, or a page by itself). It is shown as asked when a test of every such
level carries its id. A test can be found by its id:

\`npm run test:unit -- -t PUB-085\` or \`npm run test:e2e -- -g PUB-085\`

## In short
`;

const shownBy = (requirements: Requirement[], tests: TaggedTest[]): Shown[] =>
  requirements.map((requirement) => ({
    requirement,
    tests: tests.filter(({ ids }) => ids.includes(requirement.id)),
  }));

const of = (shown: Shown[], letters: string): Shown[] =>
  shown.filter(({ requirement }) => sliceOf(requirement) === letters);

function sum(shown: Shown[]): string {
  const covered = shown.filter(({ tests }) => tests.length > 0);
  const asAsked = covered.filter((one) => missingLevels(one).length === 0);
  return `${covered.length} of ${shown.length} are shown, ${asAsked.length} of them as asked`;
}

function slice(name: string, shown: Shown[]): string[] {
  const covered = shown.filter(({ tests }) => tests.length > 0);
  const lacking = covered.filter((one) => missingLevels(one).length > 0);
  return [
    `## ${name}`,
    '',
    ...LEVELS.flatMap((level) => line(`Not yet shown at ${level}`, idsLacking(lacking, level))),
    ...bySection(shown.filter(({ tests }) => tests.length === 0)),
    ...covered.flatMap(entry),
  ];
}

const idsLacking = (lacking: Shown[], level: Level): string[] =>
  lacking
    .filter((one) => missingLevels(one).includes(level))
    .map(({ requirement }) => requirement.id);

function bySection(open: Shown[]): string[] {
  const sections = Map.groupBy(open, ({ requirement }) => requirement.section);
  const lines = [...sections].map(
    ([section, ones]) => `- ${section}: ${ids(ones.map(({ requirement }) => requirement.id))}`,
  );
  return lines.length === 0 ? [] : ['Without a test yet:', '', ...lines, ''];
}

function entry({ requirement, tests }: Shown): string[] {
  const { id, sentence, check } = requirement;
  return [
    `### ${id}`,
    '',
    `${plain(sentence)} Check: ${plain(check)}.`,
    '',
    ...tests.map(({ file, title, level }) => `- ${level} ${plain(title)} (\`${file}\`)`),
    '',
  ];
}

const missingLevels = ({ requirement, tests }: Shown): Level[] =>
  requirement.levels.filter((level) => !tests.some((test) => test.level === level));

const line = (what: string, found: string[]): string[] =>
  found.length === 0 ? [] : [`${what}: ${ids(found)}.`, ''];

/** `PUB-001 002 003`: the letters are said once. */
const ids = (found: string[]): string =>
  `${found[0]?.split('-')[0]} ${found.map((id) => id.split('-')[1]).join(' ')}`;

/** The text as it is read, whatever Markdown would make of it. */
const plain = (text: string): string => text.replaceAll(/[\\`*_<>[\]]/g, String.raw`\$&`);
