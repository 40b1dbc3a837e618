import { join } from 'node:path';
import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Configuration, FileCacheOptions } from 'webpack';
import { devServer } from './dev-server.ts';
import { moduleRules } from './module-rules.ts';
import { sourceHash } from './source-hash.ts';

/** What a webpack configuration says of its slice. */
export interface Slice {
  /** The workspace's folder: `import.meta.dirname`. */
  directory: string;
  /** The port of `npm run dev` in this workspace. */
  devPort: number;
}

/** What webpack-cli hands to a configuration, as far as it is used. */
export interface BuildArguments {
  mode?: Configuration['mode'];
  env?: { WEBPACK_SERVE?: boolean };
}

const SDK = join(import.meta.dirname, '..');
const SHARED_SOURCES = [
  join(SDK, 'src'),
  join(SDK, 'build'),
  join(SDK, 'package.json'),
  join(SDK, '../../shared-ui/src'),
  // Pure, and bundled with the remotes that decide by them.
  join(SDK, '../../services/application-engine/src'),
  join(SDK, '../../services/financial-health/src'),
  join(SDK, '../../services/spending-limit/src'),
];

/**
 * What the shell and every remote have in common. Everything is found relative
 * to the file that asks (`publicPath: 'auto'`), so that a build works from
 * whatever folder it is released to.
 * @param name letters, digits and underscores: the federation's name
 */
export function sliceConfig(name: string, slice: Slice, args: BuildArguments): Configuration {
  const hot = args.env?.WEBPACK_SERVE === true;
  const sources = ['src', 'package.json', 'webpack.config.ts'];
  return {
    name,
    mode: args.mode ?? 'production',
    context: slice.directory,
    // Never `eval`: the policy of the page forbids it in development as well.
    devtool: hot ? 'cheap-module-source-map' : 'source-map',
    output: {
      path: join(slice.directory, 'dist'),
      publicPath: hot ? `http://localhost:${slice.devPort}/` : 'auto',
      uniqueName: `${name}_${sourceHash([
        ...sources.map((path) => join(slice.directory, path)),
        ...SHARED_SOURCES,
      ])}`,
      filename: hot ? '[name].js' : '[name].[contenthash:8].js',
      chunkFilename: hot ? '[name].js' : '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[hash:8][ext]',
      // A module that threw once throws again instead of giving an empty object.
      strictModuleErrorHandling: true,
      // As long as the shell waits for a remote.
      chunkLoadTimeout: 4000,
      clean: !hot,
    },
    resolve: { extensions: ['.ts', '.tsx', '...'] },
    module: { rules: moduleRules(name, hot) },
    optimization: {
      minimizer: [
        new TerserPlugin({
          minify: TerserPlugin.swcMinify,
          extractComments: false,
          // What the second pass leaves unused, the third takes out.
          terserOptions: { compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify }),
      ],
    },
    plugins: [
      // Rules of CSS Modules name their own classes only, so that their order does not matter.
      new MiniCssExtractPlugin({
        ignoreOrder: true,
        ...(hot ? {} : { filename: '[name].[contenthash:8].css' }),
      }),
      ...(hot ? [new ReactRefreshPlugin({ overlay: false })] : []),
    ],
    cache: (hot || process.env['REBUILD'] === 'true') && keptBuild(name, slice, hot),
    performance: { hints: false },
    ...(hot ? { devServer: devServer(slice.devPort) } : {}),
  };
}

/**
 * What a build found out, for the next of its kind; a build is the same with it and without. turbo keeps
 * whole builds: this pays only where one build follows another, and writing it takes a fifth of a first one.
 */
const keptBuild = (name: string, slice: Slice, hot: boolean): FileCacheOptions => ({
  type: 'filesystem',
  name: `${name}-${hot ? 'hot' : 'built'}`,
  buildDependencies: {
    config: [join(slice.directory, 'webpack.config.ts'), `${import.meta.dirname}/`],
  },
});
