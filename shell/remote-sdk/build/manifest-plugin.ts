import { basename } from 'node:path';
import type { RemoteDescription } from '@reset/api-contract/gateway/registry.ts';
import type {
  Files,
  ReleaseManifest,
  Sharing,
} from '@reset/api-contract/gateway/release-manifest.ts';
import webpack, { type ChunkGroup, type Compilation, type Compiler } from 'webpack';
import { integrityOf, isLoadable } from './integrity-plugin.ts';

const NAME = 'ManifestPlugin';

interface Described {
  /** What the slice says of its remote; null for the shell. */
  remote: RemoteDescription | null;
  /** The chunk of `./routes`; null for the shell. */
  routes: string | null;
  /** Asked once everything is parsed, while modules are still themselves. */
  sharing: (compilation: Compilation) => Sharing;
}

/** Writes `manifest.json`, by which the gateway preloads what a path needs and a release is judged. */
export class ManifestPlugin {
  readonly #described: Described;

  constructor(described: Described) {
    this.#described = described;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      let sharing: Sharing | undefined;
      compilation.hooks.afterOptimizeDependencies.tap(NAME, () => {
        sharing = this.#described.sharing(compilation);
      });
      compilation.hooks.processAssets.tap(
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_ANALYSE },
        () => {
          if (!sharing) return;
          const manifest = manifestOf(compilation, this.#described, sharing);
          const text = `${JSON.stringify(manifest, null, 2)}\n`;
          compilation.emitAsset('manifest.json', new webpack.sources.RawSource(text));
        },
      );
    });
  }
}

function manifestOf(
  compilation: Compilation,
  { remote, routes: chunk }: Described,
  sharing: Sharing,
): ReleaseManifest {
  const routes = chunk === null ? none : filesOf(compilation.namedChunkGroups.get(chunk));
  return {
    entry: remote ? scriptOf(compilation, remote.name) : null,
    remote,
    sharing,
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
