import type { Service } from '@reset/service-kit';
import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { Refused } from '#http/refusals.ts';
import type { Provider } from '../../provider.ts';
import { ASSETS_PATH, registerAssetFiles } from './asset-routes.ts';
import { storedAssets } from './asset.store.ts';
import { contentfulWording, invalidToken, notFound } from './contentful-refusals.ts';
import {
  includedWith,
  toWire,
  toWireAsset,
  type Place,
  type StoredAsset,
} from './contentful-space.ts';
import { entries } from './entry.store.ts';
import { findEntries, wholeNumber } from './find-entries.ts';

const PLACE = '/spaces/:space/environments/:environment';
const params = Type.Object({ space: Type.String(), environment: Type.String() });
const oneOf = Type.Object({ ...params.properties, id: Type.String() });
const querystring = Type.Record(Type.String(), Type.String());

/* Default, minimum and maximum. */
const LIMIT: [number, number, number] = [100, 0, 1000];
const SKIP: [number, number, number] = [0, 0, 1_000_000];
const INCLUDE: [number, number, number] = [1, 0, 10];

/**
 * Contentful's Delivery API below /contentful, its Preview API, which has drafts too, below
 * /contentful-preview, and the files of both. Any space will do; each API has a token of its own.
 */
export const contentful = (): Provider => ({
  name: 'contentful',
  wording: contentfulWording,
  apis: [
    api(
      '/contentful',
      'sandbox',
      entries.filter(({ isDraft }) => !isDraft),
    ),
    api('/contentful-preview', 'sandbox-preview', entries),
    { prefix: ASSETS_PATH, routes: registerAssetFiles },
  ],
});

function api(prefix: string, token: string, all: typeof entries) {
  return {
    prefix,
    hooks(scope: Service) {
      scope.addHook('onRequest', async (request) => {
        const { access_token: inQuery } = request.query as { access_token?: string };
        const given = request.headers.authorization ?? `Bearer ${inQuery ?? ''}`;
        if (given !== `Bearer ${token}`) throw new Refused(invalidToken);
      });
      scope.addHook('onSend', async (_request, reply) => {
        reply.type('application/vnd.contentful.delivery.v1+json');
      });
    },
    routes(scope: Service) {
      scope.get(`${PLACE}/entries`, { schema: { params, querystring } }, async (request) => {
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

      scope.get(`${PLACE}/entries/:id`, { schema: { params: oneOf } }, async (request) => {
        const entry = all.find(({ id }) => id === request.params.id);
        if (!entry) throw new Refused(notFound('Entry', request.params.id));
        return toWire(entry, request.params);
      });

      scope.get(`${PLACE}/assets/:id`, { schema: { params: oneOf } }, async (request) => {
        const asset = storedAssets.find(({ id }) => id === request.params.id);
        if (!asset) throw new Refused(notFound('Asset', request.params.id));
        return toWireOf(asset, request);
      });
    },
  };
}

const toWireOf = (asset: StoredAsset, { host, params: place }: Located) =>
  toWireAsset(asset, place, `${host}${ASSETS_PATH}`);
type Located = Pick<FastifyRequest, 'host'> & { params: Place };

/** Leaves out what is empty, as Contentful does. */
function includesOf(kinds: Record<string, unknown[]>): object {
  const some = Object.entries(kinds).filter(([, included]) => included.length > 0);
  return some.length > 0 ? { includes: Object.fromEntries(some) } : {};
}
