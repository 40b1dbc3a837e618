import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LockedPackage, LockEntry, LockFile } from '../checks/supply-chain/locked-packages.ts';

/** What a workspace asks for, as its package.json says it. */
type Manifest = Pick<LockEntry, 'dependencies' | 'optionalDependencies' | 'peerDependencies'>;

/** One package of a bill of materials. */
type Component = {
  type: 'library';
  'bom-ref': string;
  group?: string;
  name: string;
  version: string;
  purl: string;
  hashes?: { alg: 'SHA-512'; content: string }[];
  licenses?: { expression: string }[];
};

/** CycloneDX 1.6, as far as we write it: https://cyclonedx.org/docs/1.6/json/. */
export type BillOfMaterials = {
  bomFormat: 'CycloneDX';
  specVersion: '1.6';
  version: 1;
  metadata: {
    component: { type: 'application'; 'bom-ref': string; name: string; version: string };
  };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
};

/** A workspace to write a bill for. */
export type Slice = {
  /** From the repository's root: `mfe-member`. */
  folder: string;
  version: string;
  manifest: Manifest;
};

/**
 * Reads what a workspace asks for.
 * @param version of its release; without one, what its package.json says
 */
export async function readSlice(root: string, folder: string, version?: string): Promise<Slice> {
  const text = await readFile(join(root, folder, 'package.json'), 'utf8');
  const manifest = JSON.parse(text) as Manifest & { version: string };
  return { folder, version: version ?? manifest.version, manifest };
}

/**
 * Which packages of others a slice is made of and built with: all that its manifest and those of
 * the workspaces it uses ask for, but for what only their tests do. It has no time and no serial
 * number, so that the same release always has the same one.
 *
 * `npm sbom` would write one, but refuses the whole lock file for a peer that is optional and of
 * another version (js-yaml, which webpack-cli can do without).
 * @throws when something that is asked for is not in the lock file
 */
export function billOfMaterials(slice: Slice, lock: LockFile): BillOfMaterials {
  const self = `${slice.folder}@${slice.version}`;
  const edges = new Map<string, Set<string>>();
  const components = new Map<string, Component>();
  const seen = new Set<string>();

  const visit = (path: string, ref: string, manifest: Manifest): void => {
    if (seen.has(path)) return;
    seen.add(path);
    const dependsOn = edges.get(ref) ?? new Set();
    edges.set(ref, dependsOn);
    for (const found of dependenciesOf(path, manifest, lock)) {
      const { entry } = found;
      // A workspace is part of the slice: what it asks for, the slice does.
      if (found.isWorkspace) {
        visit(found.path, ref, entry);
        continue;
      }
      const component = componentOf(found);
      components.set(component.purl, component);
      dependsOn.add(component.purl);
      visit(found.path, component.purl, entry);
    }
  };
  visit(slice.folder, self, slice.manifest);

  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': self,
        name: slice.folder,
        version: slice.version,
      },
    },
    components: [...components.values()].toSorted(byText(({ purl }) => purl)),
    dependencies: [...edges]
      .map(([ref, dependsOn]) => ({ ref, dependsOn: [...dependsOn].toSorted() }))
      .toSorted(byText(({ ref }) => ref)),
  };
}

type Found = LockedPackage & { isWorkspace: boolean };

/**
 * What one place of the lock file asks for, each where Node would find it.
 * @throws when something that is required is not in the lock file
 */
export function dependenciesOf(path: string, manifest: Manifest, lock: LockFile): Found[] {
  const required = Object.keys(manifest.dependencies ?? {});
  // Left out on systems they are not for, or because nobody asked for them.
  const possible = Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies });
  return [...new Set([...required, ...possible])].flatMap((name) => {
    const found = resolve(name, path, lock);
    if (found) return [found];
    if (!required.includes(name) || name in (manifest.optionalDependencies ?? {})) return [];
    throw new Error(`${path} asks for ${name}, which package-lock.json does not have.`);
  });
}

/** Where Node would find it: in the nearest node_modules above. */
function resolve(name: string, from: string, { packages }: LockFile): Found | null {
  for (let folder = from; ; folder = parentOf(folder)) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`;
    const entry = packages[path];
    if (entry) {
      const isWorkspace = entry.link === true;
      const target = isWorkspace ? (entry.resolved ?? '') : path;
      const own = packages[target] ?? entry;
      return {
        path: target,
        name: own.name ?? name,
        version: own.version ?? '',
        entry: own,
        isWorkspace,
      };
    }
    if (folder === '') return null;
  }
}

const parentOf = (folder: string): string => folder.split('/').slice(0, -1).join('/');

function componentOf({ name, version, entry }: LockedPackage): Component {
  const [scope, ...rest] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const hash = /^sha512-(.+)$/.exec(entry.integrity ?? '')?.[1];
  return {
    type: 'library',
    'bom-ref': purl,
    ...(scope === undefined ? {} : { group: scope }),
    name: rest.join('/'),
    version,
    purl,
    ...(hash === undefined
      ? {}
      : { hashes: [{ alg: 'SHA-512', content: Buffer.from(hash, 'base64').toString('hex') }] }),
    ...(entry.license === undefined ? {} : { licenses: [{ expression: entry.license }] }),
  };
}

const byText =
  <Item>(textOf: (item: Item) => string) =>
  (a: Item, b: Item): number =>
    textOf(a) < textOf(b) ? -1 : 1;
