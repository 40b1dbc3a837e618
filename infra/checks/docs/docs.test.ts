import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { diagramIn } from './diagram-in.ts';
import { drawArchitecture } from './draw-architecture.ts';

const repository = join(import.meta.dirname, '../../..');
const read = (path: string) => readFile(join(repository, path), 'utf8');

type Person = { key: string; email: string; password: string; what: string };

async function workspaces(): Promise<string[]> {
  const { workspaces: patterns } = JSON.parse(await read('package.json')) as {
    workspaces: string[];
  };
  const manifests = patterns.map((pattern) => `${pattern}/package.json`);
  const found: string[] = [];
  for await (const file of glob(manifests, { cwd: repository })) found.push(dirname(file));
  return found;
}

describe('README', () => {
  it('lists the seeded people as people.json has them', async () => {
    const people = JSON.parse(await read('infra/dev/people.json')) as Person[];
    const rows = (await read('README.md'))
      .split('\n')
      .filter((line) => line.includes('@example.com'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(
      people.map(({ key, email, password, what }) => [key, email, password, what]),
    );
  });

  it('names every workspace', async () => {
    const readme = await read('README.md');
    const named = (folder: string) => readme.includes(`\`${folder}\``);
    expect((await workspaces()).filter((folder) => !named(folder))).toEqual([]);
  });

  it('names only commands that there are', async () => {
    const { scripts } = JSON.parse(await read('package.json')) as {
      scripts: Record<string, string>;
    };
    const files = ['README.md', 'CONTRIBUTING.md', 'docs/development.md'];
    const pages = (await Promise.all(files.map(read))).join('');
    const commands = [...pages.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? '');
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('docs/architecture.md', () => {
  it('shows the imports as they are (npm run docs:architecture)', async () => {
    expect(diagramIn(await read('docs/architecture.md'))).toBe(await drawArchitecture());
  });
});

describe('CODEOWNERS', () => {
  it('names only folders and files that there are', async () => {
    const lines = (await read('CODEOWNERS')).split('\n').filter((line) => line.startsWith('/'));
    const paths = lines.map((line) => (line.split(/\s+/)[0] ?? '').slice(1));
    const missing: string[] = [];
    for (const path of paths) {
      const found = [];
      for await (const file of glob(path, { cwd: repository })) found.push(file);
      if (found.length === 0) missing.push(path);
    }
    expect(missing).toEqual([]);
  });
});

describe('docs/decisions', () => {
  it('are numbered without a gap and have context, decision and consequences', async () => {
    const files: string[] = [];
    for await (const file of glob('docs/decisions/*.md', { cwd: repository })) files.push(file);
    const numbers = files.toSorted().map((file) => Number(/\/(\d{4})-/.exec(file)?.[1]));
    expect(numbers).toEqual(files.map((_, index) => index + 1));
    for (const file of files) {
      const headings = [...(await read(file)).matchAll(/^## (.+)$/gm)].map(
        ([, heading]) => heading,
      );
      expect(headings).toEqual(['Context', 'Decision', 'Consequences']);
    }
  });
});
