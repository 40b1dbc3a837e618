import type { LinkSource } from '@reset/remote-sdk/linking';
import { queryOptions } from '@tanstack/react-query';
import { searchBanks, searchPlatforms } from '#institutions/search-institutions.ts';
import { searchText } from '#institutions/search-text.ts';

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
