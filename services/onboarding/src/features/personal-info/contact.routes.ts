import { ToldContact } from '@reset/api-contract/admin/user-contact.ts';
import { Id } from '@reset/api-contract/fields.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { personalInfoStore } from './personal-info.store.ts';

/** GET /internal/personal_infos/:user_id/contact, by the admin service: what staff know an applicant by. */
export function contactRoutes(app: Service, { cipher, config, database }: Context): void {
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  app.get(
    '/internal/personal_infos/:user_id/contact',
    {
      config: { callers: ['admin'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: ToldContact } },
    },
    async ({ params }) => ({ told: await infos.findShown(params.user_id) }),
  );
}
