import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Sharing } from '@reset/api-contract/gateway/release-manifest.ts';
import type { Compilation } from 'webpack';
import { exportsOf, importedNames, offeredNames } from './shared-names.ts';
import sdk from '../package.json' with { type: 'json' };

/**
 * What the shell brings once for everybody. Two copies of any of these break:
 * two Reacts lose hooks, two routers or form engines lose their context.
 */
const SINGLETONS = {
  react: sdk.dependencies.react,
  'react/': sdk.dependencies.react,
  'react-dom': sdk.dependencies['react-dom'],
  'react-router': sdk.dependencies['react-router'],
  zustand: sdk.dependencies.zustand,
  '@tanstack/react-query': sdk.dependencies['@tanstack/react-query'],
  '@reset/remote-sdk': sdk.version,
};

/**
 * Of these the shell carries and offers a part, listed in `shell/src/shared`:
 * what a product of pages uses. The package itself has another name within the
 * shell's build, because under its own it would be looked for among the shared.
 */
const PARTS: Record<string, { list: string; wholeName: string }> = {
  'react-router': { list: 'src/shared/react-router.ts', wholeName: 'whole-react-router' },
  '@tanstack/react-query': { list: 'src/shared/react-query.ts', wholeName: 'whole-react-query' },
};

/** Of the sdk the shell offers what its door names: see `importedNames`. */
const SDK = '@reset/remote-sdk';
const SDK_DOOR = join(import.meta.dirname, '../src/index.ts');

interface Shared {
  singleton: boolean;
  requiredVersion: string;
  strictVersion: boolean;
  eager?: boolean;
  import?: string | false;
  version?: string;
  packageName?: string;
}

/**
 * The shell's side: everything is in its first file, so that sharing costs no request.
 * @param directory the shell's folder
 */
export const sharedByShell = (directory: string): Record<string, Shared> =>
  each((name, version) => ({
    singleton: true,
    eager: true,
    requiredVersion: version,
    strictVersion: true,
    ...(PARTS[name] ? { import: join(directory, PARTS[name].list), version } : {}),
  }));

/** Within the shell's build: the packages of which it carries a part. */
export const wholePackages = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(PARTS).map(([name, { wholeName }]) => [
      `${wholeName}$`,
      fileURLToPath(import.meta.resolve(name)),
    ]),
  );

/**
 * A remote's side. It carries no singleton of its own, and a shell that does not bring what it asks for
 * in its package.json refuses it with both versions in the message.
 * @param directory the remote's folder
 */
export function usedByRemote(directory: string): Record<string, Shared> {
  const text = readFileSync(join(directory, 'package.json'), 'utf8');
  const { dependencies = {} } = JSON.parse(text) as { dependencies?: Record<string, string> };
  return each((name, version) => ({
    singleton: true,
    import: false,
    requiredVersion: rangeOf(dependencies[name.replace(/\/$/, '')] ?? version),
    strictVersion: true,
  }));
}

/** A pinned version is what a remote was tried with, and later ones of the same major serve it too. */
const rangeOf = (declared: string): string => (/^\d/.test(declared) ? `^${declared}` : declared);

const each = (share: (name: string, version: string) => Shared): Record<string, Shared> =>
  Object.fromEntries(
    Object.entries(SINGLETONS).map(([name, version]) => [name, share(name, version)]),
  );

const RUNTIME = sdk.dependencies['@module-federation/enhanced'];

/** What the shell's manifest says of sharing. */
export const sharingOfShell =
  (directory: string) =>
  (compilation: Compilation): Sharing => ({
    runtime: RUNTIME,
    packages: SINGLETONS,
    names: offeredNames(compilation, {
      [SDK]: SDK_DOOR,
      ...Object.fromEntries(
        Object.entries(PARTS).map(([name, { list }]) => [name, join(directory, list)]),
      ),
    }),
    // `remote-loader.ts`
    exposed: ['default'],
  });

/**
 * What a remote's manifest says of it.
 * @param directory the remote's folder
 * @param exposed the file of `./routes`
 */
export const sharingOfRemote =
  (directory: string, exposed: string) =>
  (compilation: Compilation): Sharing => ({
    runtime: RUNTIME,
    packages: Object.fromEntries(
      Object.entries(usedByRemote(directory)).map(([name, { requiredVersion }]) => [
        name,
        requiredVersion,
      ]),
    ),
    names: importedNames(compilation, [SDK, ...Object.keys(PARTS)]),
    exposed: exportsOf(compilation, exposed),
  });
