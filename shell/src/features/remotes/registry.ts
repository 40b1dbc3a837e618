import type { RegisteredRemote } from '@reset/api-contract/gateway/registry.ts';
import { readPageData, type pageData } from '@reset/remote-sdk';

export type PageRegistry = ReturnType<typeof pageData>['registry'];

/** Gives the page's HTML as it is served now. */
export type FetchPage = () => Promise<string>;

/** Which remotes are live, as the page's last word on it says. */
export interface Registry {
  remotes(): readonly RegisteredRemote[];
  /** Asks for the page again and takes its registry: a team may have repaired or rolled back. */
  refresh(): Promise<void>;
}

export function createRegistry(
  written: PageRegistry,
  fetchPage: FetchPage = currentPage,
): Registry {
  let remotes = Object.values(written.remotes);
  return {
    remotes: () => remotes,
    async refresh() {
      const html = await fetchPage().catch(() => null);
      if (html === null) return;
      const page = new DOMParser().parseFromString(html, 'text/html');
      const fresh = Object.values(readPageData(page).registry.remotes);
      if (fresh.length > 0) remotes = fresh;
    },
  };
}

/** An unknown path's page has status 404 and carries the registry all the same. */
async function currentPage(): Promise<string> {
  const response = await fetch(window.location.href, {
    headers: { Accept: 'text/html' },
    cache: 'no-store',
    signal: AbortSignal.timeout(4000),
  });
  return response.text();
}
