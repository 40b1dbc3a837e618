import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import type { Configuration } from 'webpack';
import { usedByRemote } from './sharing.ts';
import { sliceConfig, type BuildArguments, type Slice } from './slice-config.ts';

interface Remote extends Slice {
  /** The slice's `remote.json`. */
  remote: { name: string };
}

/** A remote: it exposes `./routes` and nothing else, and runs only inside the shell. */
export function remoteConfig({ remote, ...slice }: Remote) {
  return (_env: unknown, args: BuildArguments): Configuration => {
    const base = sliceConfig(remote.name, slice, args);
    return {
      ...base,
      entry: {},
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: remote.name,
          filename: base.devServer ? 'remote-entry.js' : 'remote-entry.[contenthash:8].js',
          exposes: { './routes': './src/routes.tsx' },
          dts: false,
          manifest: true,
          shareStrategy: 'loaded-first',
          shared: usedByRemote(),
          // The federation runtime comes from the shell: 14 KB less a remote.
          experiments: { externalRuntime: true },
        }),
      ],
    };
  };
}
