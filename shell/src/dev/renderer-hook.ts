/**
 * Development only, and before any React. The shell's React announces itself to
 * this hook once; a remote's Fast Refresh runtime comes later, reads `renderers`
 * to find it, and without a Map that was kept from the start finds nothing and
 * silently ignores every edit. (The hook of React's own browser extension keeps
 * the Map; without the extension nobody does.)
 */
interface RendererHook {
  renderers: Map<number, unknown>;
  supportsFiber: true;
  inject: (renderer: unknown) => number;
  onScheduleFiberRoot: () => void;
  onCommitFiberRoot: () => void;
  onCommitFiberUnmount: () => void;
}

declare global {
  var __REACT_DEVTOOLS_GLOBAL_HOOK__: RendererHook | undefined;
}

const renderers = new Map<number, unknown>();
const nothing = () => undefined;

const hook: RendererHook = {
  renderers,
  supportsFiber: true,
  inject(renderer) {
    renderers.set(renderers.size, renderer);
    return renderers.size - 1;
  },
  onScheduleFiberRoot: nothing,
  onCommitFiberRoot: nothing,
  onCommitFiberUnmount: nothing,
};

globalThis.__REACT_DEVTOOLS_GLOBAL_HOOK__ ??= hook;

export type { RendererHook };
