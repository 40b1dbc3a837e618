import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import type { RemoteModule } from '@reset/remote-sdk';
import { RemoteLoadError } from './remote-load-error.ts';

/** What is used of the federation's runtime. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

/** Throws a RemoteLoadError when the remote cannot be had. */
export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

/**
 * Loads remotes, each once. A remote's live version is tried and then, if it
 * fails, the one before it; both together get `timeoutMs`, because the
 * federation waits 20 s for a script and for ever for a manifest. What failed is
 * fetched anew the next time it is asked for.
 */
export function remoteLoader(federation: Federation, timeoutMs = 4000): LoadRemote {
  const modules = new Map<string, Promise<RemoteModule>>();
  const registered = new Set<string>();

  /** `force` drops what the federation remembers of an earlier attempt, failures included. */
  async function loadEntry(name: string, entry: string): Promise<RemoteModule> {
    federation.registerRemotes([{ name, entry }], { force: registered.has(name) });
    registered.add(name);
    return asRemoteModule(await federation.loadRemote(`${name}/routes`));
  }

  async function loadOneOf(remote: RegisteredRemote, deadline: AbortSignal): Promise<RemoteModule> {
    try {
      return await loadEntry(remote.name, remote.entry);
    } catch (failure) {
      if (!remote.previous || deadline.aborted) throw failure;
      return loadEntry(remote.name, remote.previous.entry);
    }
  }

  return (remote) => {
    const known = modules.get(remote.name);
    if (known) return known;
    const module = within(timeoutMs, (deadline) => loadOneOf(remote, deadline)).catch(
      (failure: unknown) => {
        modules.delete(remote.name);
        throw new RemoteLoadError(remote, failure);
      },
    );
    modules.set(remote.name, module);
    return module;
  };
}

function asRemoteModule(loaded: unknown): RemoteModule {
  const candidate = (loaded as { default?: Partial<RemoteModule> } | null)?.default;
  if (!Array.isArray(candidate?.routes)) throw new Error('./routes exports no RemoteModule');
  return { routes: candidate.routes };
}

async function within<Value>(
  timeoutMs: number,
  work: (deadline: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const deadline = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      deadline.abort();
      reject(new Error(`no answer within ${timeoutMs} ms`));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work(deadline.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
