import type { Breakage } from './breakage.ts';
import { breakages } from './breakages.ts';
import { copyOfClone } from './copy-of-clone.ts';
import { findTests, type TaggedTest } from './find-tests.ts';
import { runJest, runPlaywright, type Outcome } from './run-tagged.ts';

// `npm run prove:coverage`, or with ids for some: breaks what tests say they show, in a copy of
// the clone, and insists that exactly those tests turn red.
const wanted = process.argv.slice(2);
const chosen = breakages.filter(({ id }) => wanted.length === 0 || wanted.includes(id));
const tests = await findTests();
const copy = await copyOfClone();
let holes = 0;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void copy.remove().finally(() => process.exit(1)));
}

console.log('id       level    tests  unbroken  broken  what was broken');
try {
  for (const breakage of chosen) {
    const isProven = await prove(breakage);
    if (!isProven) holes += 1;
  }
} finally {
  await copy.remove();
}
console.log(`\n${chosen.length - holes} of ${chosen.length} breakages turned their tests red.`);
process.exitCode = holes === 0 ? 0 : 1;

async function prove(breakage: Breakage): Promise<boolean> {
  const { id, level, what } = breakage;
  const tagged = oneRunner(tests.filter((test) => test.ids.includes(id) && test.level === level));
  const files = [...new Set(tagged.map(({ file }) => file))];
  const say = (unbroken: string, broken: string, isProven: boolean) => {
    const cells = [id.padEnd(8), level.padEnd(8), String(tagged.length).padEnd(6)];
    console.log([...cells, unbroken.padEnd(9), broken.padEnd(7), what].join(' '));
    return isProven;
  };
  if (files.length === 0) return say('no test', '', false);
  const before = await runTests(id, files);
  if (!isGreen(before)) return say(`RED\n${before.output}`, '', false);
  const restore = await copy.change(breakage);
  try {
    const after = await runTests(id, files);
    return say('green', after.failed > 0 ? 'red' : 'GREEN', after.failed > 0);
  } finally {
    await restore();
  }
}

/** Where jest can show it, the composed product need not be started for it. */
function oneRunner(tagged: TaggedTest[]): TaggedTest[] {
  const quick = tagged.filter(({ file }) => !isSpec(file));
  return quick.length > 0 ? quick : tagged;
}

function isSpec(file: string): boolean {
  return file.endsWith('.spec.ts');
}

function runTests(id: string, files: string[]): Promise<Outcome> {
  return (files.some(isSpec) ? runPlaywright : runJest)({ folder: copy.folder, id, files });
}

function isGreen({ passed, failed }: Outcome): boolean {
  return passed > 0 && failed === 0;
}
