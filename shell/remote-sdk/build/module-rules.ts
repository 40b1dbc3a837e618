import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/**
 * TypeScript by swc, styles as CSS Modules in files of their own: the content
 * security policy forbids inline styles.
 * @param scope written before each class name, so that same-named classes of
 *   two slices stay apart
 * @param hot for the development server: React Fast Refresh
 */
export function moduleRules(scope: string, hot: boolean): RuleSetRule[] {
  return [
    { test: /\.tsx?$/, exclude: /node_modules/, use: swc(hot) },
    {
      test: /\.css$/,
      use: [MiniCssExtractPlugin.loader, { loader: 'css-loader', options: cssModules(scope) }],
    },
    { test: /\.(woff2|svg|png|webp|avif)$/, type: 'asset/resource' },
  ];
}

const swc = (hot: boolean) => ({
  loader: 'swc-loader',
  options: {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: hot, refresh: hot } },
    },
  },
});

const cssModules = (scope: string) => ({
  modules: {
    auto: true,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    // The hash tells apart files that give a class the same name; it cannot be compressed, so it is short.
    localIdentName: `${scope}-[local]-[hash:base64:4]`,
  },
});
