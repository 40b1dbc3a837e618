import { Id } from '@reset/api-contract/fields.ts';
import { MemberLinks } from '@reset/api-contract/member/links.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { profileStore } from './profile.store.ts';

/** GET /internal/members/:user_id/links. */
export function linksRoutes(app: Service, { clock, database }: Context): void {
  const { readLinks } = profileStore(database);
  app.get(
    '/internal/members/:user_id/links',
    {
      config: { callers: ['onboarding', 'operator'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: MemberLinks } },
    },
    (request) => readLinks(request.params.user_id, clock.now()),
  );
}
