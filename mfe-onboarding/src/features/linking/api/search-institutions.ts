import { searchBanks, searchPlatforms, searchText } from '@reset/remote-sdk/institutions';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { queryOptions } from '@tanstack/react-query';

const SEARCHES = {
  plaid: searchBanks,
  pinwheel: (text: string) => searchPlatforms(searchText(text), 'payroll'),
} satisfies Record<LinkSource, unknown>;

/** Those who can be linked, for what was typed. */
export const institutionsQuery = (source: LinkSource, text: string) =>
  queryOptions({
    queryKey: ['institutions', source, text],
    queryFn: () => SEARCHES[source](text),
    staleTime: 60_000,
    retry: false,
  });
