import type { CallLimit } from '@reset/api-contract/gateway/services-file.ts';
import {
  ContentPage,
  ContentPost,
  ContentToggleBlock,
} from '@reset/api-contract/public/content.ts';
import {
  notFound,
  RefusedError,
  requireIdentity,
  unavailable,
  type Identity,
  type Refusal,
  type Service,
} from '@reset/service-kit';
import Type from 'typebox';
import type { Context } from '#context.ts';
import { ContentUnavailable } from '#providers/content-source.ts';
import { contentStore } from './content.store.ts';

/** The section that is written for members alone. */
const MEMBERS_SECTION = 'account';

/** A word of the query. An empty one is as good as none. */
const Word = Type.Optional(Type.String({ maxLength: 255, pattern: '^[^\\u0000]*$' }));
const ByName = Type.Object({ slug: Word, section: Word, preview: Word });
const ById = Type.Object({ id: Word });

const contentUnavailable: Refusal = { ...unavailable(), code: 'content_unavailable' };

/** Far above what anybody reads: for who makes up names. */
const limits: CallLimit[] = [{ calls: 300, seconds: 60, per: 'ip' }];

/** GET /contentful/page, /post and /toggle_block: what editors wrote, for everybody. */
export function contentRoutes(app: Service, context: Context): void {
  const { published, drafts } = context.content;
  const store = contentStore(context);

  app.get(
    '/api/v1/contentful/page',
    {
      config: { access: 'visitor', limits },
      schema: { querystring: ByName, response: { 200: ContentPage } },
    },
    async (request, reply) => {
      const { slug, section = '' } = request.query;
      if (section === MEMBERS_SECTION) requireIdentity(request);
      if (!slug) return reply.refuse(notFound);
      const page = await orRefuse(() =>
        wantsDraft(request.query, request.identity)
          ? drafts.findPage(slug, section)
          : store.read(keyOf('page', section, slug), ContentPage, () =>
              published.findPage(slug, section || null),
            ),
      );
      return page ?? reply.refuse(notFound);
    },
  );

  app.get(
    '/api/v1/contentful/post',
    {
      config: { access: 'visitor', limits },
      schema: { querystring: ByName, response: { 200: ContentPost } },
    },
    async (request, reply) => {
      const { slug } = request.query;
      if (!slug) return reply.refuse(notFound);
      const post = await orRefuse(() =>
        wantsDraft(request.query, request.identity)
          ? drafts.findPost(slug)
          : store.read(keyOf('post', slug), ContentPost, () => published.findPost(slug)),
      );
      return post ?? reply.refuse(notFound);
    },
  );

  app.get(
    '/api/v1/contentful/toggle_block',
    {
      config: { access: 'visitor', limits },
      schema: { querystring: ById, response: { 200: ContentToggleBlock } },
    },
    async (request, reply) => {
      const { id } = request.query;
      if (!id) return reply.refuse(notFound);
      const block = await orRefuse(() =>
        store.read(keyOf('toggle_block', id), ContentToggleBlock, () =>
          published.findToggleBlock(id),
        ),
      );
      return block ?? reply.refuse(notFound);
    },
  );
}

// As JSON, so that no two questions have one key whatever is in their words.
const keyOf = (...parts: string[]) => JSON.stringify(parts);

/**
 * A draft is for staff, who ask for it with a section as the member area's pages do; anybody else
 * reads what is published.
 */
function wantsDraft({ section, preview }: DraftQuery, identity: Identity | null): boolean {
  const isStaff = identity?.kind === 'user' && identity.roles.includes('admin');
  return preview === 'true' && Boolean(section) && isStaff;
}
type DraftQuery = { section?: string; preview?: string };

async function orRefuse<Found>(find: () => Promise<Found>): Promise<Found> {
  try {
    return await find();
  } catch (error) {
    if (error instanceof ContentUnavailable) throw new RefusedError(contentUnavailable);
    throw error;
  }
}
