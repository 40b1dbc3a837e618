import type { ContentPost as WirePost } from '@reset/api-contract/public/content.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { ContentAddress } from '../model/content-address.ts';
import { contentQueryString } from './content-query-string.ts';

type ContentPost = Camelized<WirePost>;

/** GET /contentful/post: one post of the blog. */
export const postQuery = (address: ContentAddress) =>
  queryOptions({
    queryKey: ['content', 'post', address],
    queryFn: async () =>
      unwrap(await api.get<ContentPost>(`/contentful/post?${contentQueryString(address)}`)),
  });
