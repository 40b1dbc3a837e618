import type {
  PutSavedView,
  SavedViews as WireSavedViews,
} from '@reset/api-contract/admin/saved-views.ts';
import { unwrap, type Camelized } from '@reset/remote-sdk';
import { queryOptions } from '@tanstack/react-query';
import { adminApi } from '#features/session/session.ts';

export type SavedView = Camelized<WireSavedViews>['savedViews'][number];

/** GET /admin/saved_views: one's own, by their names. */
export const savedViewsQuery = queryOptions({
  queryKey: ['admin', 'saved-views'],
  queryFn: async () => unwrap(await adminApi.get<Camelized<WireSavedViews>>('/admin/saved_views')),
});

/** PUT /admin/saved_views: keeps a view, in place of one's own that had its name. */
export const keepView = (view: PutSavedView) => adminApi.put('/admin/saved_views', view);

/** DELETE /admin/saved_views. */
export const dropView = (name: string) =>
  adminApi.delete(`/admin/saved_views?${new URLSearchParams({ name })}`);
