import type { Service } from '@reset/service-kit';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import Type from 'typebox';
import { storedAssets } from './asset-file-store.ts';
import { ASSETS_PATH, registerAssetFiles } from './asset-routes.ts';
import {
  ContentfulRefused,
  invalidToken,
  notFound,
  toContentfulRefusal,
  type ContentfulRefusal,
} from './contentful-refusal.ts';
import {
  includedWith,
  toWire,
  toWireAsset,
  type Place,
  type StoredAsset,
} from './contentful-space.ts';
import { entries } from './entries.ts';
import { findEntries, wholeNumber } from './find-entries.ts';

const PLACE = '/spaces/:space/environments/:environment';
const params = Type.Object({ space: Type.String(), environment: Type.String() });
const oneOf = Type.Object({ ...params.properties, id: Type.String() });
const querystring = Type.Record(Type.String(), Type.String());

/* Fallback, least and most. */
const LIMIT: [number, number, number] = [100, 0, 1000];
const SKIP: [number, number, number] = [0, 0, 1_000_000];
const INCLUDE: [number, number, number] = [1, 0, 10];

/**
 * Contentful's Delivery API below /contentful, its Preview API, which tells drafts too, below
 * /contentful-preview, and the files of both. Any space will do; each API has a token of its own.
 */
export function registerContentful(app: Service): void {
  const published = entries.filter(({ isDraft }) => !isDraft);
  registerApi(app, { prefix: '/contentful', token: 'sandbox', all: published });
  registerApi(app, { prefix: '/contentful-preview', token: 'sandbox-preview', all: entries });
  registerAssetFiles(app);
}

type Api = { prefix: string; token: string; all: typeof entries };

function registerApi(app: Service, { prefix, token, all }: Api): void {
  app.register(
    async (contentful: Service) => {
      contentful.setErrorHandler((error: FastifyError | ContentfulRefused, request, reply) => {
        const refusal = toContentfulRefusal(error);
        if (refusal.status >= 500) request.log.error({ err: error }, 'request failed');
        return refuse(reply, refusal);
      });
      contentful.setNotFoundHandler((request, reply) =>
        refuse(reply, notFound('Resource', request.url)),
      );
      contentful.addHook('onRequest', async (request) => {
        const { access_token: inQuery } = request.query as { access_token?: string };
        const given = request.headers.authorization ?? `Bearer ${inQuery ?? ''}`;
        if (given !== `Bearer ${token}`) throw new ContentfulRefused(invalidToken);
      });
      contentful.addHook('onSend', async (_request, reply) => {
        reply.type('application/vnd.contentful.delivery.v1+json');
      });

      contentful.get(`${PLACE}/entries`, { schema: { params, querystring } }, async (request) => {
        const { query, params: place } = request;
        const limit = wholeNumber(query, 'limit', LIMIT);
        const skip = wholeNumber(query, 'skip', SKIP);
        const include = wholeNumber(query, 'include', INCLUDE);
        const found = findEntries(all, query);
        const items = found.slice(skip, skip + limit);
        const included = includedWith(items, { entries: all, assets: storedAssets }, include);
        return {
          sys: { type: 'Array' },
          total: found.length,
          skip,
          limit,
          items: items.map((entry) => toWire(entry, place)),
          ...includesOf({
            Entry: included.entries.map((entry) => toWire(entry, place)),
            Asset: included.assets.map((asset) => toWireOf(asset, request)),
          }),
        };
      });

      contentful.get(`${PLACE}/entries/:id`, { schema: { params: oneOf } }, async (request) => {
        const entry = all.find(({ id }) => id === request.params.id);
        if (!entry) throw new ContentfulRefused(notFound('Entry', request.params.id));
        return toWire(entry, request.params);
      });

      contentful.get(`${PLACE}/assets/:id`, { schema: { params: oneOf } }, async (request) => {
        const asset = storedAssets.find(({ id }) => id === request.params.id);
        if (!asset) throw new ContentfulRefused(notFound('Asset', request.params.id));
        return toWireOf(asset, request);
      });
    },
    { prefix },
  );
}

const toWireOf = (asset: StoredAsset, { host, params: place }: Asking) =>
  toWireAsset(asset, place, `${host}${ASSETS_PATH}`);
type Asking = Pick<FastifyRequest, 'host'> & { params: Place };

/** Kinds of which there is nothing are not in an answer. */
function includesOf(kinds: Record<string, unknown[]>): object {
  const some = Object.entries(kinds).filter(([, included]) => included.length > 0);
  return some.length > 0 ? { includes: Object.fromEntries(some) } : {};
}

const refuse = (reply: FastifyReply, { status, id, message, details }: ContentfulRefusal) =>
  reply
    .code(status)
    .serializer(JSON.stringify)
    .send({
      sys: { type: 'Error', id },
      message,
      ...(details ? { details } : {}),
      requestId: reply.request.id,
    });
