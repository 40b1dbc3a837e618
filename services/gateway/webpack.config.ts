import { join } from 'node:path';
import type { Configuration } from 'webpack';

/**
 * The script of the pages that host widgets, which src/features/widgets writes into them, and the worker
 * that src/features/push-worker answers with.
 */
export default {
  mode: 'production',
  devtool: false,
  entry: {
    'host-widget': join(import.meta.dirname, 'widgets/main.ts'),
    'push-worker': join(import.meta.dirname, 'widgets/push-worker.ts'),
  },
  output: { path: join(import.meta.dirname, 'dist'), filename: '[name].js', clean: true },
  module: {
    rules: [
      {
        test: /\.ts$/,
        use: {
          loader: 'swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      },
    ],
  },
} satisfies Configuration;
