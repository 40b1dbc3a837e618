import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readLockFile, type LockFile } from '../checks/supply-chain/locked-packages.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { placeShell } from './place-slice.ts';

const root = join(import.meta.dirname, '../..');

const integrity = `sha512-${Buffer.alloc(64, 1).toString('base64')}`;
const lock: LockFile = {
  lockfileVersion: 3,
  packages: {
    'node_modules/@reset/ui': { resolved: 'ui', link: true },
    ui: { name: '@reset/ui', dependencies: { deep: '^2.0.0' } },
    'node_modules/@scope/wide': {
      version: '3.1.0',
      integrity,
      license: '(MIT OR CC0-1.0)',
      dependencies: { deep: '^1.0.0' },
      optionalDependencies: { 'for-windows': '1.0.0' },
      peerDependencies: { 'nobody-has-it': '*' },
    },
    'node_modules/deep': { version: '1.0.0', license: 'MIT', dependencies: { '@scope/wide': '*' } },
    'ui/node_modules/deep': { version: '2.0.0', license: 'ISC' },
    'node_modules/tests-only': { version: '9.9.9', license: 'MIT' },
  },
};
const slice = {
  folder: 'mfe-x',
  version: 'abc123',
  manifest: { dependencies: { '@reset/ui': '0.1.0', '@scope/wide': '3.1.0' } },
};
const bill = billOfMaterials(slice, lock);

describe('billOfMaterials', () => {
  it('names what the slice and its workspaces ask for, each version once, and no more', () => {
    expect(bill.components.map(({ purl }) => purl)).toEqual([
      'pkg:npm/%40scope/wide@3.1.0',
      'pkg:npm/deep@1.0.0',
      'pkg:npm/deep@2.0.0',
    ]);
  });

  it('says of each where it comes from, what it is held to and its licence', () => {
    expect(bill.components[0]).toEqual({
      type: 'library',
      'bom-ref': 'pkg:npm/%40scope/wide@3.1.0',
      group: '@scope',
      name: 'wide',
      version: '3.1.0',
      purl: 'pkg:npm/%40scope/wide@3.1.0',
      hashes: [{ alg: 'SHA-512', content: '01'.repeat(64) }],
      licenses: [{ expression: '(MIT OR CC0-1.0)' }],
    });
  });

  it('says which asks for which, in rings too', () => {
    expect(bill.dependencies).toEqual([
      {
        ref: 'mfe-x@abc123',
        dependsOn: ['pkg:npm/%40scope/wide@3.1.0', 'pkg:npm/deep@2.0.0'],
      },
      { ref: 'pkg:npm/%40scope/wide@3.1.0', dependsOn: ['pkg:npm/deep@1.0.0'] },
      { ref: 'pkg:npm/deep@1.0.0', dependsOn: ['pkg:npm/%40scope/wide@3.1.0'] },
      { ref: 'pkg:npm/deep@2.0.0', dependsOn: [] },
    ]);
  });

  it('refuses a lock file that does not have what is asked for', () => {
    const manifest = { dependencies: { missing: '1.0.0' } };
    expect(() => billOfMaterials({ ...slice, manifest }, lock)).toThrow(
      'mfe-x asks for missing, which package-lock.json does not have.',
    );
  });

  it('can be written for every slice of this repository, without what only tests use', async () => {
    const real = await readLockFile(root, 'package-lock.json');
    for (const folder of ['shell', 'mfe-member', 'services/member']) {
      const manifest = real.packages[folder] ?? {};
      const names = billOfMaterials({ folder, version: '1', manifest }, real).components.map(
        ({ name }) => name,
      );
      expect(names.length).toBeGreaterThan(30);
      expect(names).not.toContain('jest');
    }
  });
});

describe('a placed release', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'bill-'));
    await mkdir(join(folder, 'shell/dist'), { recursive: true });
    await writeFile(join(folder, 'shell/dist/index.html'), '<title>Reset</title>');
    const manifest = { name: '@reset/shell', dependencies: { '@scope/wide': '3.1.0' } };
    await writeFile(join(folder, 'shell/package.json'), JSON.stringify(manifest));
    await mkdir(join(folder, 'node_modules'));
    for (const file of ['tsconfig.base.json', 'tsconfig.browser.json', 'css-modules.d.ts']) {
      await writeFile(join(folder, file), '');
    }
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('has its bill of materials beside it, the same each time, where nothing is served', async () => {
    const bills = await Promise.all(
      ['one', 'two'].map(async (store) => {
        const { version } = await placeShell(folder, join(folder, store));
        expect((await readdir(join(folder, store, 'shell'))).toSorted()).toEqual([
          version,
          `${version}.cdx.json`,
          `${version}.src`,
        ]);
        return readFile(join(folder, store, 'shell', `${version}.cdx.json`), 'utf8');
      }),
    );
    expect(bills[0]).toBe(bills[1]);
    expect(JSON.parse(bills[0] ?? '')).toMatchObject({
      bomFormat: 'CycloneDX',
      components: [{ name: 'wide' }, { name: 'deep' }],
    });
  });
});
