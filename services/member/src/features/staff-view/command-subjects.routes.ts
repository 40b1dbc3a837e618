import { CommandSubject, CommandSubjectKind } from '@reset/api-contract/member/commands.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { findCommandSubject } from './command-subjects.store.ts';

/**
 * GET /internal/command_subjects/:kind/:id, by the admin service: whose something is that staff want to
 * change, so that nobody changes what is her own.
 */
export function commandSubjectsRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/command_subjects/:kind/:id',
    {
      config: { callers: ['admin'] },
      schema: {
        params: Type.Object({ kind: CommandSubjectKind, id: Id }),
        response: { 200: CommandSubject },
      },
    },
    async ({ params: { kind, id } }, reply) => {
      const userId = await findCommandSubject(database, kind, id);
      return userId === null ? reply.refuse(notFound) : { user_id: userId };
    },
  );
}
