import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';
import type { Chunk, ChunkGraph, Configuration, Module } from 'webpack';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { sharingOfRemote, usedByRemote } from './sharing.ts';
import { sliceConfig, type BuildArguments, type Slice } from './slice-config.ts';

/** The chunk of `./routes`, and its file. */
const ROUTES = 'routes';
const ROUTES_FILE = 'src/routes.tsx';

interface Remote extends Slice {
  /** The slice's `remote.json`; what is in it is checked when it is released. */
  remote: Omit<RemoteDescription, 'audience'> & { audience?: string };
  /**
   * Strangers come to any of its pages and mostly see that one: each carries what it needs itself.
   * Without it the pages are walked through, and the first one brings what all of them share.
   */
  isEntrance?: boolean;
  /**
   * The page on which people mostly begin, as its route imports it. What it does not use itself, and three or more
   * others do, is then a file of theirs, such as forms.
   */
  firstPage?: string;
}

/** A worker runs beside the page, with a runtime of its own, and can take nothing out of its files. */
const ofPages = (chunk: Chunk): boolean => !chunk.canBeInitial() && !chunk.hasRuntime();

/**
 * A page is one script and one stylesheet; what several pages use comes with the
 * routes. Each file more is a round trip or a header, and on a phone they count.
 */
const inFewFiles = (firstPage: string | undefined) => ({
  minSize: 0,
  cacheGroups: {
    default: false as const,
    defaultVendors: false as const,
    common: firstPage
      ? { name: 'later', chunks: ofPages, minChunks: 3 }
      : { name: ROUTES, chunks: ofPages, minChunks: 2 },
    ...(firstPage && {
      first: {
        name: ROUTES,
        chunks: ofPages,
        minChunks: 2,
        priority: 1,
        test: (module: Module, { chunkGraph }: { chunkGraph: ChunkGraph }): boolean =>
          chunkGraph.getModuleChunks(module).some((chunk) => isOf(chunk, firstPage)),
      },
    }),
  },
});

/** Whether a chunk is what an `import()` of the page loads. */
const isOf = (chunk: Chunk, page: string): boolean =>
  [...chunk.groupsIterable].some((group) => group.origins.some(({ request }) => request === page));

/**
 * What several pages use is a file of its own once it is large enough to be worth one, and a copy
 * in each of them while it is not: no page carries what only others need.
 */
const byUse = {
  chunks: ofPages,
  minSize: 20_000,
  maxAsyncRequests: 8,
  cacheGroups: { default: { minChunks: 2 }, defaultVendors: false as const },
};

/** The federation's runtime comes from the shell (`provide-runtime.ts`), 18 KB less a remote. */
function runtimeOfShell({ request = '' }: { request?: string }): Promise<string | undefined> {
  const isRuntime = request.endsWith('/webpack-bundler-runtime/dist/bundler.js');
  return Promise.resolve(isRuntime ? 'var resetFederation()' : undefined);
}

/** A remote: it exposes `./routes` and nothing else, and runs only inside the shell. */
export function remoteConfig({ remote, isEntrance = false, firstPage, ...slice }: Remote) {
  return (_env: unknown, args: BuildArguments): Configuration => {
    const base = sliceConfig(remote.name, slice, args);
    return {
      ...base,
      entry: {},
      externals: runtimeOfShell,
      optimization: {
        ...base.optimization,
        splitChunks: isEntrance ? byUse : inFewFiles(firstPage),
      },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: remote.name,
          filename: base.devServer ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
          exposes: { './routes': { import: `./${ROUTES_FILE}`, name: ROUTES } },
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: usedByRemote(slice.directory),
        }),
        ...(base.devServer
          ? []
          : [
              new IntegrityPlugin(),
              new ManifestPlugin({
                remote: remote as RemoteDescription,
                routes: ROUTES,
                sharing: sharingOfRemote(slice.directory, join(slice.directory, ROUTES_FILE)),
              }),
            ]),
      ],
    };
  };
}
