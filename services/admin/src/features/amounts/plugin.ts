import type { FeaturePlugin } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Context } from '#context.ts';
import { isAtLeast } from '#features/session/session.ts';
import { type Occasion, type Schema, withoutAmounts } from './without-amounts.ts';
import { readStatementEnds } from './statement-ends.client.ts';

/**
 * Support is shown no amount that is newer than the last statement of whose it is, in any reply
 * (docs/decisions/0063): the schema of a reply says which of its numbers are amounts.
 */
const plugin: FeaturePlugin<Context> = async (app, context) => {
  app.addHook('preSerialization', async (request, reply, payload) => {
    const { standing } = request;
    if (!standing || isAtLeast(standing.role, 'operations')) return payload;
    if (reply.statusCode >= 400) return payload;
    const schema = schemaOf(request, reply.statusCode);
    const of = { userId: subjectOf(request), day: null };
    const dated = new Set<string>();
    withoutAmounts(schema, payload, ({ userId, day }) => note(dated, { userId, day }), of);
    const ends = await readStatementEnds(context, dated, request.id);
    const isStated = ({ userId, day }: Occasion) =>
      userId !== null && day !== null && day <= (ends.get(userId) ?? '');
    return withoutAmounts(schema, payload, isStated, of);
  });
};

export const amountsPlugin = fastifyPlugin(plugin);

/** Of whom it is to be asked until when she has statements; shown meanwhile, so that all are found. */
function note(dated: Set<string>, { userId, day }: Occasion): boolean {
  if (userId !== null && day !== null) dated.add(userId);
  return true;
}

/** @throws for a reply without one: what it shows would not be known */
function schemaOf({ routeOptions: { schema, url } }: FastifyRequest, status: number): Schema {
  const replies = schema?.response as Readonly<Record<string, Schema>> | undefined;
  const found = replies?.[String(status)];
  if (!found) throw new Error(`${url} has to say what it answers: schema.response.${status}.`);
  return found;
}

/** Whose page a call is about; null where it is about many. */
function subjectOf({ params, query }: FastifyRequest): string | null {
  const { id } = params as { id?: string };
  const { user_id: userId } = query as { user_id?: string };
  return id ?? userId ?? null;
}
