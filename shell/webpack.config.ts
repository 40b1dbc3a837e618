import { shellConfig } from '@reset/remote-sdk/build';
import HtmlWebpackPlugin from 'html-webpack-plugin';

export default shellConfig({
  directory: import.meta.dirname,
  devPort: 3100,
  page: (publicPath) =>
    // The gateway's placeholders are comments and attributes: nothing may tidy them away.
    new HtmlWebpackPlugin({
      template: './src/index.html',
      favicon: './src/favicon.svg',
      publicPath,
      // The page says where: the shell's own script before all that is only preloaded.
      inject: false,
      minify: false,
    }),
});
