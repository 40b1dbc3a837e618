import { ToldPhone, ToldPhoneQuery } from '@reset/api-contract/admin/user-owners.ts';
import type { Service } from '@reset/service-kit';
import type { Context } from '#context.ts';
import { personalInfoStore } from './personal-info.store.ts';

/**
 * GET /internal/personal_infos/told_phone, by the admin service: who told a phone number for their
 * application, which need not be that of their account.
 */
export function toldPhoneRoutes(app: Service, { cipher, config, database }: Context): void {
  const infos = personalInfoStore(database, { cipher, indexKey: config.SSN_INDEX_KEY });
  app.get(
    '/internal/personal_infos/told_phone',
    {
      config: { callers: ['admin'] },
      schema: { querystring: ToldPhoneQuery, response: { 200: ToldPhone } },
    },
    async ({ query }) => ({ user_ids: await infos.whoTold(query.phone_number) }),
  );
}
