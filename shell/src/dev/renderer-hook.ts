/**
 * Development only, and before any React. The shell's React announces itself
 * once, to the hook that Fast Refresh has put up for React's developer tools. A
 * remote's Fast Refresh comes later and reads `renderers` to find that React, but
 * nobody without the browser extension writes it down: every edit would silently
 * be ignored. So this does.
 */
interface RendererHook {
  renderers: Map<number, unknown>;
  inject: (renderer: unknown) => number;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: RendererHook | undefined;
}

const hook = globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (!hook) throw new Error('Fast Refresh has to come before this file.');

const { inject } = hook;
hook.inject = (renderer) => {
  const id = inject.call(hook, renderer);
  hook.renderers.set(id, renderer);
  return id;
};

export type { RendererHook };
