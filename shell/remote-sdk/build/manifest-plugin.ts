import { basename } from 'node:path';
import type { Files, ReleaseManifest } from '@reset/api-contract/gateway/release-manifest.ts';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { integrityOf, isLoadable } from './integrity-plugin.ts';

const NAME = 'ManifestPlugin';

interface Container {
  /** The federation's name for the remote, which is also that of the entry's chunk. */
  name: string;
  /** The chunk of `./routes`. */
  routes: string;
}

/** Writes `manifest.json`, by which the gateway preloads what a path needs. */
export class ManifestPlugin {
  readonly #container: Container | null;

  /** @param container null for the shell, which has none */
  constructor(container: Container | null) {
    this.#container = container;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          const text = `${JSON.stringify(manifestOf(compilation, this.#container), null, 2)}\n`;
          compilation.emitAsset('manifest.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function manifestOf(compilation: Compilation, container: Container | null): ReleaseManifest {
  const routes = container ? filesOf(compilation.namedChunkGroups.get(container.routes)) : none;
  return {
    entry: container ? scriptOf(compilation, container.name) : null,
    integrity: Object.fromEntries(
      compilation
        .getAssets()
        .filter(({ name }) => isLoadable(name))
        .map(({ name, source }) => [name, integrityOf(source.source())] as const)
        .toSorted(([a], [b]) => a.localeCompare(b)),
    ),
    routes,
    pages: pagesOf(compilation, routes),
  };
}

const none: Files = { scripts: [], styles: [] };

function scriptOf(compilation: Compilation, chunkName: string): string {
  const file = [...(compilation.namedChunks.get(chunkName)?.files ?? [])].find(isLoadable);
  if (!file) throw new Error(`The build has no chunk called ${chunkName}.`);
  return file;
}

/** Pages are what is imported lazily under a name that ends in -page. */
function pagesOf(compilation: Compilation, routes: Files): Record<string, Files> {
  const known = new Set([...routes.scripts, ...routes.styles]);
  const pages = compilation.chunkGroups.flatMap((group) =>
    group.origins
      .map(({ request }) => basename(request ?? '').replace(/\.tsx?$/, ''))
      .filter((name) => name.endsWith('-page'))
      .map((name) => [name, without(known, filesOf(group))] as const),
  );
  return Object.fromEntries(pages.toSorted(([a], [b]) => a.localeCompare(b)));
}

function filesOf(group: ChunkGroup | undefined): Files {
  const files = group?.getFiles().filter(isLoadable) ?? [];
  return {
    scripts: files.filter((file) => file.endsWith('.js')),
    styles: files.filter((file) => file.endsWith('.css')),
  };
}

const without = (known: ReadonlySet<string>, { scripts, styles }: Files): Files => ({
  scripts: scripts.filter((file) => !known.has(file)),
  styles: styles.filter((file) => !known.has(file)),
});
