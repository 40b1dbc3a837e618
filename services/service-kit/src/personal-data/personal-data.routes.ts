import { Id } from '@reset/api-contract/fields.ts';
import { PersonalData } from '@reset/api-contract/personal-data.ts';
import Type from 'typebox';
import type { Database } from '../database/database.ts';
import type { Service } from '../http/build-service.ts';
import { type DataSection, readPersonalData } from './read-personal-data.ts';

/** GET /internal/people/:user_id/personal_data, for the public service, which makes her copy of it. */
export function personalDataRoute(
  app: Service,
  { database }: { database: Database },
  sections: readonly DataSection[],
): void {
  app.get(
    '/internal/people/:user_id/personal_data',
    {
      config: { callers: ['public'] },
      schema: { params: Type.Object({ user_id: Id }), response: { 200: PersonalData } },
    },
    ({ params }) => readPersonalData(database, sections, params.user_id),
  );
}
