import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration, WebpackPluginInstance } from 'webpack';
import { readAgainst } from './against.ts';
import { IntegrityPlugin } from './integrity-plugin.ts';
import { ManifestPlugin } from './manifest-plugin.ts';
import { serveAgainst } from './serve-against.ts';
import { sharedByShell, sharingOfShell, wholePackages } from './sharing.ts';
import { sliceConfig, type BuildArguments, type Slice } from './slice-config.ts';

interface Shell extends Slice {
  /** Makes the page, given the address that its scripts and styles begin with. */
  page: (publicPath: string) => WebpackPluginInstance;
}

/**
 * The host. It knows no remote at build time: the gateway writes the registry
 * into the page. `%release%` in the page becomes the folder of this build; the
 * development server's address is fixed instead.
 */
export function shellConfig(slice: Shell) {
  return (_env: unknown, args: BuildArguments): Configuration => {
    const base = sliceConfig('shell', slice, args);
    const hot = base.devServer !== undefined;
    const against = readAgainst(process.env);
    return {
      ...base,
      ...(base.devServer && against && { devServer: serveAgainst(base.devServer, against) }),
      resolve: { ...base.resolve, alias: wholePackages() },
      // The hook must stand before any React is loaded; see the file itself.
      entry: { main: [...(hot ? ['./src/dev/renderer-hook.ts'] : []), './src/index.tsx'] },
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: 'shell',
          dts: false,
          manifest: false,
          shareStrategy: 'loaded-first',
          shared: sharedByShell(slice.directory),
          runtimePlugins: [join(slice.directory, 'src/features/remotes/provide-runtime.ts')],
          // Remotes are registered by their entry, so what reads manifests is left out.
          experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        }),
        slice.page(hot ? `http://localhost:${slice.devPort}/` : '%release%/'),
        ...(hot
          ? []
          : [
              new IntegrityPlugin(),
              new ManifestPlugin({
                remote: null,
                routes: null,
                sharing: sharingOfShell(slice.directory),
              }),
            ]),
      ],
    };
  };
}
