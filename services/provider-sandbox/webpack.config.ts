import { join } from 'node:path';
import type { Configuration } from 'webpack';

const WIDGETS = join(import.meta.dirname, 'widgets');
const file = (name: string) => join(WIDGETS, name);

/**
 * The browser's half of the widgets: a script per provider, which a customer's page loads, and what
 * the pages of their frames use. The sandbox serves dist/, see src/widgets/send-built.ts.
 */
export default {
  mode: 'production',
  devtool: false,
  entry: {
    'plaid-link': file('plaid-link.ts'),
    'pinwheel-link': file('pinwheel-link.ts'),
    'synctera-display': file('synctera-display.ts'),
    'socure-docv': file('socure-docv.ts'),
    'april-embed': file('april-embed.ts'),
    'hubspot-conversations': file('hubspot-conversations.ts'),
    'hubspot-chat': [file('hubspot-chat.ts'), file('hubspot-chat.css'), file('hubspot-chat.html')],
    frame: [file('frame.ts'), file('frame.css')],
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
      {
        test: /\.(css|html)$/,
        type: 'asset/resource',
        generator: { filename: '[name][ext]' },
      },
    ],
  },
  // Legible, because people debug with these; nobody downloads them from afar.
  optimization: { minimize: false },
} satisfies Configuration;
