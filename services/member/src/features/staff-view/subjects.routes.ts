import { Subject, SubjectParams } from '@reset/api-contract/member/subjects.ts';
import { notFound, type Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { findSubject } from './subjects.store.ts';

/**
 * GET /internal/subjects/:kind/:id: whose something is that staff name by its id, for their log
 * and so that nobody changes what is her own.
 */
export function subjectsRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/subjects/:kind/:id',
    {
      config: { callers: ['admin'] },
      schema: { params: SubjectParams, response: { 200: Subject } },
    },
    async ({ params: { kind, id } }, reply) => {
      const userId = await findSubject(database, kind, id);
      return userId === null ? reply.refuse(notFound) : { user_id: userId };
    },
  );
}
