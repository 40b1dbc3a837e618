import type { ContentPage as WirePage } from '@reset/api-contract/public/content.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { ContentAddress } from '../model/content-address.ts';
import { contentQueryString } from './content-query-string.ts';

type ContentPage = Camelized<WirePage>;

/** GET /contentful/page: what editors wrote under this name, in this section. */
export const pageQuery = (address: ContentAddress) =>
  queryOptions({
    queryKey: ['content', 'page', address],
    queryFn: async () =>
      unwrap(await api.get<ContentPage>(`/contentful/page?${contentQueryString(address)}`)),
  });
