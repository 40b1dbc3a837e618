import type { RegisteredRemote, RemoteCode } from '@reset/api-contract/gateway/registry.ts';
import { addTranslations, type RemoteModule } from '@reset/remote-sdk';
import { assetAddresses, type AssetAddresses } from './asset-addresses.ts';
import { expectIntegrity } from './entry-script.ts';
import { sliceReports, type SliceReports } from '#features/reports/reports.ts';
import { RemoteLoadError } from './remote-load-error.ts';
import { within } from '#time/within.ts';

/** What is used of the federation's runtime. */
export interface Federation {
  registerRemotes(remotes: { name: string; entry: string }[], options: { force: boolean }): void;
  loadRemote(id: string): Promise<unknown>;
}

/** Throws a RemoteLoadError when the remote cannot be had. */
export type LoadRemote = (remote: RegisteredRemote) => Promise<RemoteModule>;

/** In all, and of that for the live version when there is another one to try. */
const LIMITS = { totalMs: 4000, liveMs: 2500 };

/**
 * Loads remotes, each once. A remote's live version is tried and then, if it
 * fails or is late, the one before it; both together get four seconds, because
 * the federation itself waits for twenty. What failed is fetched anew the next
 * time it is asked for.
 */
export function remoteLoader(
  federation: Federation,
  addresses: AssetAddresses = assetAddresses,
  reports: Pick<SliceReports, 'running' | 'notLoaded'> = sliceReports,
): LoadRemote {
  const modules = new Map<string, Promise<RemoteModule>>();
  const registered = new Set<string>();

  /** Says of what it tries how it ends, also where another version takes its place. */
  const loadAndReport = async (name: string, code: RemoteCode): Promise<RemoteModule> => {
    try {
      const module = await loadCode(name, code);
      reports.running(code.entry);
      return module;
    } catch (failure) {
      reports.notLoaded(code.entry, failure);
      throw failure;
    }
  };

  /** `force` drops what the federation remembers of an earlier attempt, failures included. */
  async function loadCode(name: string, { entry, integrity }: RemoteCode): Promise<RemoteModule> {
    expectIntegrity(entry, integrity);
    const address = addresses.of(entry);
    federation.registerRemotes([{ name, entry: address }], { force: registered.has(name) });
    registered.add(name);
    const module = asRemoteModule(await federation.loadRemote(`${name}/routes`));
    await addTranslations(module.translations);
    return module;
  }

  async function loadOneOf(remote: RegisteredRemote, deadline: AbortSignal): Promise<RemoteModule> {
    const { previous } = remote;
    if (!previous) return loadAndReport(remote.name, remote);
    try {
      return await within(LIMITS.liveMs, () => loadAndReport(remote.name, remote));
    } catch (failure) {
      // What hangs has not said so itself.
      reports.notLoaded(remote.entry, failure);
      if (deadline.aborted) throw failure;
      return loadAndReport(remote.name, previous);
    }
  }

  return (remote) => {
    const known = modules.get(remote.name);
    if (known) return known;
    const module = within(LIMITS.totalMs, (deadline) => loadOneOf(remote, deadline)).catch(
      (failure: unknown) => {
        modules.delete(remote.name);
        reports.notLoaded(remote.entry, failure);
        for (const code of [remote, remote.previous]) if (code) addresses.renew(code.entry);
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
  const { routes, translations } = candidate;
  return { routes, ...(translations && { translations }) };
}
