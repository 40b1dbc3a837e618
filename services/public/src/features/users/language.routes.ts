import { PutLanguage } from '@reset/api-contract/public/language.ts';
import { rejectImpersonation, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { writeLanguage } from './users.store.ts';

/** PUT /users/language: she chose in which language she reads Reset and is written to. */
export function languageRoutes(app: Service, { database }: Context): void {
  app.put(
    '/api/v1/users/language',
    {
      config: { access: 'member', limits: [{ calls: 30, seconds: 60, per: 'ip' }] },
      schema: { body: PutLanguage },
    },
    async (request, reply) => {
      const userId = rejectImpersonation(request);
      await writeLanguage(database, userId, request.body.language);
      return reply.code(204).send();
    },
  );
}
