import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';
import { entryScript } from './entry-script.ts';

declare global {
  /** What a remote's build expects in the place of the federation's runtime (remote-config.ts). */
  var resetFederation: () => typeof federation;
}

/**
 * Remotes are built without the federation's runtime and find the shell's here,
 * each with a state of its own. The shell's build leaves out what only containers
 * need, hence its own import; and `init` would give every remote the shell's
 * instance, because it looks for one by the name of the build that it is part of.
 */
globalThis.resetFederation = () => ({
  ...federation,
  runtime: { ...federation.runtime, init: federation.runtime.createInstance },
  bundlerRuntime: { ...federation.bundlerRuntime, S: {}, initContainerEntry },
  bundlerRuntimeOptions: {},
});

/** The build wants every runtime plugin to be a function that gives one. */
export default () => ({
  name: 'provide-runtime',
  createScript: ({ url }: { url: string }) => entryScript(url),
});
