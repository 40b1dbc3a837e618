import * as runtimeCore from '@module-federation/runtime-core';
import { entryScript } from './entry-script.ts';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore | undefined;
}

/** Remotes are built without the federation's runtime and find the shell's here. */
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

/** The build wants every runtime plugin to be a function that gives one. */
export default () => ({
  name: 'provide-runtime',
  createScript: ({ url }: { url: string }) => entryScript(url),
});
