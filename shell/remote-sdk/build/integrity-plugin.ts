import { createHash } from 'node:crypto';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import webpack, { type Chunk, type Compilation, type Compiler } from 'webpack';

const { RuntimeModule, runtime, sources } = webpack;
const NAME = 'IntegrityPlugin';
const MAP = '__webpack_require__.integrity';
const PLACEHOLDER = '%integrity%';

/**
 * Gives every script and stylesheet that the build loads its integrity: those
 * of the page in the page, and those of later in the runtime, as a map by file
 * name. So whoever knows the integrity of the entry knows that of all.
 *
 * It also asks the shell for the address of each, which after a failure is
 * another one (`globalThis.resetAddress`): a broken answer may be kept by the
 * browser for a year, and a hanging one for as long as it hangs.
 */
export class IntegrityPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap(NAME, (chunk) => {
        compilation.addRuntimeModule(chunk, new IntegrityMap());
      });
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        NAME,
        (source) => source + demand('script', 'src', 'url'),
      );
      MiniCssExtractPlugin.getCompilationHooks(compilation).beforeTagInsert.tap(
        NAME,
        (source, names) => source + demand(names.tag, 'href', names.href),
      );
      compilation.hooks.processAssets.tap(
        // When names and contents are final, and before anything is compressed or listed.
        { name: NAME, stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => write(compilation),
      );
    });
  }
}

class IntegrityMap extends RuntimeModule {
  constructor() {
    super('integrity', RuntimeModule.STAGE_BASIC);
  }
  override generate(): string {
    return `${MAP} = ${JSON.stringify(PLACEHOLDER)};`;
  }
}

// Also of our own origin: the policy that demands integrity counts only requests by CORS.
const demand = (tag: string, attribute: string, url: string): string => `
${tag}.crossOrigin = "anonymous";
${tag}.integrity = ${MAP}[${url}.slice(${url}.lastIndexOf("/") + 1)] || "";
${tag}.${attribute} = globalThis.resetAddress ? globalThis.resetAddress(${url}) : ${url};
`;

/** The value of an integrity attribute for a file of this content. */
export const integrityOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

export const isLoadable = (file: string): boolean => /\.(js|css)$/.test(file);

function write(compilation: Compilation): void {
  const withRuntime = [...compilation.chunks].filter((chunk) => chunk.hasRuntime());
  const runtimes = new Set(withRuntime.flatMap((chunk) => [...chunk.files].filter(isLoadable)));
  for (const chunk of withRuntime) {
    const map = JSON.stringify(integrityOfAll(compilation, laterFiles(chunk, runtimes)));
    for (const file of chunk.files) fill(compilation, file, map);
  }
  for (const file of Object.keys(compilation.assets).filter((name) => name.endsWith('.html'))) {
    compilation.updateAsset(file, (page) => {
      return new sources.RawSource(withIntegrity(String(page.source()), compilation));
    });
  }
}

const laterFiles = (chunk: Chunk, runtimes: ReadonlySet<string>): string[] =>
  [...chunk.getAllAsyncChunks()]
    .flatMap((later) => [...later.files])
    .filter((file) => isLoadable(file) && !runtimes.has(file));

function fill(compilation: Compilation, file: string, map: string): void {
  const asset = compilation.getAsset(file);
  if (!asset || !file.endsWith('.js')) return;
  const text = String(asset.source.source());
  const at = text.indexOf(JSON.stringify(PLACEHOLDER));
  if (at === -1) return;
  const filled = new sources.ReplaceSource(asset.source);
  filled.replace(at, at + PLACEHOLDER.length + 1, map);
  compilation.updateAsset(file, filled);
}

const integrityOfAll = (compilation: Compilation, files: string[]): Record<string, string> =>
  Object.fromEntries(
    files.toSorted().map((file) => [file, integrityOf(contentOf(compilation, file))]),
  );

function contentOf(compilation: Compilation, file: string): string | Buffer {
  const asset = compilation.getAsset(file);
  if (!asset) throw new Error(`${file} is missing from the build.`);
  return asset.source.source();
}

/** The page's own tags: what they have stays, and integrity is added. */
const withIntegrity = (page: string, compilation: Compilation): string =>
  page.replaceAll(
    /\b(?:src|href)="[^"]*\/([^"/]+\.(?:js|css))"/g,
    (address, file: string) =>
      `${address} crossorigin="anonymous" integrity="${integrityOf(contentOf(compilation, file))}"`,
  );
