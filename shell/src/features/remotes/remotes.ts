import { covers, ownerOf } from '@reset/api-contract/gateway/owner-of.ts';
import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { createContext, useContext } from 'react';
import { assetAddresses } from './asset-addresses.ts';
import { createRegistry, type FetchPage, type PageRegistry } from './registry.ts';
import { remoteLoader, type Federation, type LoadRemote } from './remote-loader.ts';

/** The remotes of this page: who owns what, and their code. */
export interface Remotes {
  all(): readonly RegisteredRemote[];
  /** undefined when no remote owns the path. */
  ownerOf(path: string): RegisteredRemote | undefined;
  /** Whether the path's remote wants no links of the site beside it. */
  isQuiet(path: string): boolean;
  /** Throws a RemoteLoadError when the remote cannot be had. */
  load: LoadRemote;
  /**
   * Before another try: learns what is live now, where what is known stays when
   * that fails, and asks for the path's code anew.
   */
  refresh(path: string): Promise<void>;
}

/** @param written the registry as the gateway wrote it into the page */
export function createRemotes(
  written: PageRegistry,
  federation: Federation,
  fetchPage?: FetchPage,
): Remotes {
  const registry = createRegistry(written, fetchPage);
  return {
    all: registry.remotes,
    ownerOf: (path) => ownerOf(path, registry.remotes()),
    isQuiet(path) {
      const { quiet = [] } = ownerOf(path, registry.remotes()) ?? {};
      return quiet.some((place) => covers(place, path));
    },
    load: remoteLoader(federation),
    async refresh(path) {
      const owner = ownerOf(path, registry.remotes());
      for (const code of [owner, owner?.previous]) if (code) assetAddresses.renew(code.entry);
      await registry.refresh();
    },
  };
}

const RemotesContext = createContext<Remotes | null>(null);

export const RemotesProvider = RemotesContext.Provider;

export function useRemotes(): Remotes {
  const remotes = useContext(RemotesContext);
  if (!remotes) throw new Error('useRemotes needs a RemotesProvider above it');
  return remotes;
}
