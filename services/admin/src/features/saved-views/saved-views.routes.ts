import {
  MAX_SAVED_VIEWS,
  PutSavedView,
  SavedViewQuery,
  SavedViews,
} from '@reset/api-contract/admin/saved-views.ts';
import { callerOf } from '#features/session/session.ts';
import type { Refusal, Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { savedViewStore } from './saved-views.store.ts';

const PATH = '/api/v1/admin/saved_views';

const TOO_MANY: Refusal = {
  status: 409,
  code: 'too_many_saved_views',
  error: `You have ${MAX_SAVED_VIEWS} saved views. Delete one first.`,
};

/** GET, PUT and DELETE /admin/saved_views: the caller's own. */
export function savedViewsRoutes(app: Service, { clock, database }: Context): void {
  const views = savedViewStore(database);
  const config = { access: 'admin', staffRole: 'support' } as const;

  app.get(PATH, { config, schema: { response: { 200: SavedViews } } }, async (request) => ({
    saved_views: await views.list(callerOf(request).staffId),
  }));

  app.put(PATH, { config, schema: { body: PutSavedView } }, async (request, reply) => {
    const { staffId } = callerOf(request);
    const isKept = await views.put(staffId, request.body, clock.now());
    return isKept ? reply.code(204).send() : reply.refuse(TOO_MANY);
  });

  app.delete(PATH, { config, schema: { querystring: SavedViewQuery } }, async (request, reply) => {
    await views.remove(callerOf(request).staffId, request.query.name);
    return reply.code(204).send();
  });
}
