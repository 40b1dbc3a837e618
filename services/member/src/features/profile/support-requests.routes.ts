import { SupportRequest } from '@reset/api-contract/member/support-requests.ts';
import { rejectImpersonation, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { supportRequestStore } from './support-requests.store.ts';

/** POST /admins/internal_message: members may, although the path says admins (decision C-060). */
export function supportRequestsRoutes(app: Service, { clock, database }: Context): void {
  const supportRequests = supportRequestStore(database);
  app.post(
    '/api/v1/admins/internal_message',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: SupportRequest },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await supportRequests.make({ ...request.body, userId }, clock.now());
      return reply.code(204).send();
    },
  );
}
