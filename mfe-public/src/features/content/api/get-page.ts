import type { ContentPage as WirePage } from '@reset/api-contract/public/content.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type ContentPage = Camelized<WirePage>;

/** GET /contentful/page: what editors wrote under this name. The server keeps it for a minute. */
export const pageQuery = (slug: string) =>
  queryOptions({
    queryKey: ['content', 'page', slug],
    queryFn: async () =>
      unwrap(await api.get<ContentPage>(`/contentful/page?slug=${encodeURIComponent(slug)}`)),
    staleTime: 60_000,
  });
