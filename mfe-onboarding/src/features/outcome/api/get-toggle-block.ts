import type { ContentToggleBlock as WireBlock } from '@reset/api-contract/public/content.ts';
import { api, unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';

type ContentToggleBlock = Camelized<WireBlock>;

/** GET /contentful/toggle_block: what editors wrote under this id. */
export const toggleBlockQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'toggle_block', id],
    queryFn: async () =>
      unwrap(
        await api.get<ContentToggleBlock>(`/contentful/toggle_block?id=${encodeURIComponent(id)}`),
      ),
    staleTime: 60_000,
  });
