import { promisify } from 'node:util';
import { join } from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import { IntegrityPlugin } from '../../../shell/remote-sdk/build/integrity-plugin.ts';
import { ManifestPlugin } from '../../../shell/remote-sdk/build/manifest-plugin.ts';
import { sliceConfig } from '../../../shell/remote-sdk/build/slice-config.ts';

const root = join(import.meta.dirname, '../../..');

/**
 * Builds shell and remotes as one bundle with the slices' own build: the same
 * loaders, minimizers and integrity, and pages that stay lazy.
 * @param folder where to; it is emptied
 */
export async function buildBundle(folder: string): Promise<void> {
  const base = sliceConfig('bundle', { directory: join(root, 'shell'), devPort: 0 }, {});
  const config: webpack.Configuration = {
    ...base,
    cache: false,
    devtool: false,
    entry: { main: join(import.meta.dirname, 'bundle/index.tsx') },
    output: { ...base.output, path: folder },
    // webpack's own: what several pages use is split off for just those pages.
    optimization: { ...base.optimization, splitChunks: { chunks: 'async', minSize: 10_000 } },
    plugins: [
      ...(base.plugins ?? []),
      new HtmlWebpackPlugin({
        template: join(root, 'shell/src/index.html'),
        favicon: join(root, 'shell/src/favicon.svg'),
        publicPath: '%release%/',
        // The page says where: the shell's own script before all that is only preloaded.
        inject: false,
        minify: false,
      }),
      new IntegrityPlugin(),
      new ManifestPlugin({
        remote: null,
        routes: null,
        sharing: () => ({ runtime: '', packages: {}, names: {} }),
      }),
    ],
  };
  const compiler = webpack(config);
  const stats = await promisify(compiler.run.bind(compiler))();
  if (stats?.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
