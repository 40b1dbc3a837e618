import { Id } from '@reset/api-contract/fields.ts';
import { CardRecords, MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { profileStore } from './profile.store.ts';

/** GET /internal/members/:user_id/links, and GET /internal/members/:user_id/card_records. */
export function linksRoutes(app: Service, { clock, database }: Context): void {
  const { readLinks, readCardRecords } = profileStore(database);
  const params = Type.Object({ user_id: Id });
  app.get(
    '/internal/members/:user_id/links',
    {
      config: { callers: ['onboarding', 'operator'] },
      schema: { params, response: { 200: MemberLinks } },
    },
    (request) => readLinks(request.params.user_id, clock.now()),
  );

  app.get(
    '/internal/members/:user_id/card_records',
    {
      config: { callers: ['onboarding', 'public'] },
      schema: { params, response: { 200: CardRecords } },
    },
    (request) => readCardRecords(request.params.user_id),
  );
}
