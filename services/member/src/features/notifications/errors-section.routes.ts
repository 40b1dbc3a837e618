import { UnresolvedIntegrationErrors } from '@reset/api-contract/admin/user-sections.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { listErrors } from './notifications.store.ts';

/** GET /internal/members/:user_id/unresolved_integration_errors: what is broken of somebody's links, for staff. */
export function errorsSectionRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/members/:user_id/unresolved_integration_errors',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ user_id: Id }),
        response: { 200: UnresolvedIntegrationErrors },
      },
    },
    async (request) => {
      const errors = await listErrors(database, request.params.user_id);
      return {
        integration_errors: errors.map(({ id, raisedAt, source, errorType }) => ({
          id,
          created_at: raisedAt.toISOString(),
          source,
          error_type: errorType,
        })),
      };
    },
  );
}
