import { Id } from '@reset/api-contract/fields.ts';
import { UserStateHistory } from '@reset/api-contract/onboarding/user-states.ts';
import type { Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { readHistory } from './user-states.store.ts';

/** GET /internal/applications/:user_id/states: empty for a person of whom nothing is known. */
export function userStatesRoutes(app: Service, { database }: Context): void {
  app.get(
    '/internal/applications/:user_id/states',
    {
      config: { callers: ['admin', 'operator'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: UserStateHistory } },
    },
    async ({ params }) => {
      const states = await readHistory(database, params.user_id);
      return {
        states: states.map((state) => ({ ...state, entered_at: state.entered_at.toISOString() })),
      };
    },
  );
}
