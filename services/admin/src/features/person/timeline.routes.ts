import type { Owner } from '@reset/api-contract/admin/user-detail.ts';
import {
  type OwnersTimeline,
  Timeline,
  type TimelineEntry,
  TimelineQuery,
} from '@reset/api-contract/admin/user-timeline.ts';
import { Id } from '@reset/api-contract/fields.ts';
import { notFound, type Service } from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { isListed, readActions } from '#features/users/users.store.ts';
import { orNull } from './person.client.ts';
import { readNames } from './person.store.ts';
import { mergeEntries, ownersOf, staffEntries } from './timeline.ts';

const PATHS: Readonly<Record<Owner, (id: string) => string>> = {
  public: (id) => `/internal/users/${id}/timeline`,
  member: (id) => `/internal/members/${id}/timeline`,
  onboarding: (id) => `/internal/applications/${id}/timeline`,
};

const OWNER_TIMEOUT_MS = 4_000;

/** GET /admin/users/:id/timeline: what happened to a person, of all services and of staff, in one order. */
export function timelineRoutes(app: Service, { database, services }: Context): void {
  app.get(
    '/api/v1/admin/users/:id/timeline',
    {
      config: { access: 'admin', staffRole: 'support' },
      schema: {
        params: Type.Object({ id: Id }),
        querystring: TimelineQuery,
        response: { 200: Timeline },
      },
    },
    async ({ params: { id: userId }, query, id: requestId }, reply) => {
      if (!(await isListed(database, userId))) return reply.refuse(notFound);
      const search = new URLSearchParams(query).toString();
      const call = { requestId, timeoutMs: OWNER_TIMEOUT_MS };
      const owners = ownersOf(query.kind);
      const [actions, ...answers] = await Promise.all([
        readActions(database, userId),
        ...owners.map((owner) =>
          orNull(services[owner].get<OwnersTimeline>(`${PATHS[owner](userId)}?${search}`, call)),
        ),
      ]);
      const unavailable = owners.filter((_owner, index) => answers[index] === null);
      const told = answers.map((answer) => answer?.entries ?? []);
      const page = mergeEntries([staffEntries(actions, query), ...told], unavailable);
      return { ...page, entries: await withNames(page.entries) };
    },
  );

  const withNames = async (entries: TimelineEntry[]): Promise<TimelineEntry[]> => {
    const nameless = entries.flatMap(({ made_by: by }) => (by?.name === null ? [by.id] : []));
    const names = await readNames(database, nameless);
    return entries.map((entry) =>
      entry.made_by?.name === null
        ? { ...entry, made_by: { ...entry.made_by, name: names.get(entry.made_by.id) ?? null } }
        : entry,
    );
  };
}
