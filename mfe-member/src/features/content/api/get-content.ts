import type {
  ContentPage as WirePage,
  ContentPost as WirePost,
} from '@reset/api-contract/public/content.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import type { ContentAddress } from '../model/content-address.ts';

type ContentPage = Camelized<WirePage>;

/** GET /contentful/page: what editors wrote under this name, in this section. */
export const pageQuery = (address: ContentAddress) =>
  queryOptions({
    queryKey: ['content', 'page', address],
    queryFn: async () =>
      unwrap(
        await api.get<ContentPage>(`/contentful/page?${contentQueryString(address)}`),
        'blocks',
      ),
  });

type ContentPost = Camelized<WirePost>;

/** GET /contentful/post: one post of the blog. */
export const postQuery = (address: ContentAddress) =>
  queryOptions({
    queryKey: ['content', 'post', address],
    queryFn: async () =>
      unwrap(await api.get<ContentPost>(`/contentful/post?${contentQueryString(address)}`), 'body'),
  });

/** How the calls name it; what is empty is left out. */
export function contentQueryString({ slug, section, isPreview }: ContentAddress): string {
  const words = { slug, section, preview: isPreview ? 'true' : '' };
  return new URLSearchParams(Object.entries(words).filter(([, word]) => word !== '')).toString();
}
