import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { assets } from './asset.store.ts';
import { testContext } from '../../testing/test-context.ts';

const app = buildApp(testContext());

const ENTRIES = 'spaces/reset/environments/master/entries';
const get = (path: string, token = 'sandbox', api = 'contentful') =>
  app.inject({ url: `/${api}/${path}`, headers: { authorization: `Bearer ${token}` } });
const preview = (path: string) => get(path, 'sandbox-preview', 'contentful-preview');

type Sent = { sys: { id: string; contentType: { sys: { id: string } } }; fields: object };
type List = { total: number; items: Sent[]; includes?: { Entry?: Sent[]; Asset?: Sent[] } };

const idsOf = (entries: Sent[] = []) => entries.map(({ sys }) => sys.id);

describe('GET /contentful/spaces/:space/environments/:environment/entries', () => {
  it('finds a page by its slug, and what it links to within ten links', async () => {
    const reply = await get(`${ENTRIES}?content_type=page&fields.slug=card-benefits&include=10`);
    expect(reply.headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json');
    const list = reply.json<List>();
    expect(list).toMatchObject({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100 });
    expect(list.items[0]).toMatchObject({
      sys: {
        type: 'Entry',
        id: 'page-card-benefits',
        locale: 'en-US',
        space: { sys: { type: 'Link', linkType: 'Space', id: 'reset' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } },
      },
      fields: { slug: 'card-benefits', hero: { sys: { type: 'Link', linkType: 'Entry' } } },
    });
    const included = idsOf(list.includes?.Entry);
    expect(included).toEqual(expect.arrayContaining(['hero-card-benefits', 'person-dana']));
    expect(new Set(included).size).toBe(included.length);
    // Once, whoever links to it.
    expect(idsOf(list.includes?.Asset)).toEqual([
      'asset-card-in-hand',
      'asset-how-the-limit-follows',
      'asset-film',
      'asset-film-captions',
      'asset-night-nurse',
      'asset-line-cook',
      'asset-delivery-driver',
      'asset-sample-credit-union',
      'asset-sample-marketplace',
      'asset-sample-payroll',
    ]);
  });

  it('follows one link by default', async () => {
    const page = `${ENTRIES}?content_type=page&fields.slug=faqs`;
    const { includes } = (await get(page)).json<List>();
    expect(idsOf(includes?.Entry)).toEqual(['toggle-faqs', 'hero-faqs']);
    expect(includes).not.toHaveProperty('Asset');
    expect((await get(`${page}&include=0`)).json()).not.toHaveProperty('includes');
  });

  it('finds pages by whether they have a section', async () => {
    const slugs = async (filter: string) =>
      idsOf((await get(`${ENTRIES}?content_type=page&${filter}`)).json<List>().items);
    expect(await slugs('fields.section=account')).toEqual([
      'page-user-faqs',
      'page-card-benefits',
      'page-first-steps',
      'page-payday-faqs',
      'page-payday-faqs-demo',
    ]);
    expect(await slugs('fields.section[exists]=false')).toEqual([
      'page-faqs',
      'page-e-sign-consent',
      'page-terms-of-service',
      'page-privacy-policy',
      'page-card-agreement',
      'page-deposit-account-agreement',
      'page-bank-privacy-policy',
      'page-ewa-terms-of-service',
      'page-ach-authorization-agreement',
      'page-messaging-terms-and-conditions',
    ]);
  });

  it('is empty for what was never written', async () => {
    const reply = await get(`${ENTRIES}?content_type=page&fields.slug=nowhere`);
    expect(reply.json()).toMatchObject({ total: 0, items: [] });
  });

  it('gives one page of a long list', async () => {
    const list = (await get(`${ENTRIES}?limit=2&skip=1`)).json<List>();
    expect(list.items).toHaveLength(2);
    expect(list.total).toBeGreaterThan(10);
  });

  it.each(['fields.slug=faqs', 'content_type=page&fields.slug[match]=h', 'limit=x', 'include=11'])(
    'refuses the query %s',
    async (query) => {
      const reply = await get(`${ENTRIES}?${query}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        sys: { type: 'Error', id: 'InvalidQuery' },
        requestId: expect.any(String),
      });
    },
  );
});

describe('GET /contentful/…/entries/:id', () => {
  it('answers one entry', async () => {
    const reply = await get(`${ENTRIES}/hero-faqs`);
    expect(reply.json()).toMatchObject({ fields: { heading: 'FAQs', type: 'centered' } });
  });

  it.each([`${ENTRIES}/nobody`, 'spaces/reset/nowhere'])('does not find %s', async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
  });
});

describe('GET /contentful/…/assets/:id', () => {
  const ASSETS = ENTRIES.replace('entries', 'assets');

  it('answers a picture with its size, and its address without a scheme', async () => {
    expect((await get(`${ASSETS}/asset-card-in-hand`)).json()).toMatchObject({
      sys: { type: 'Asset', locale: 'en-US' },
      fields: {
        description: expect.stringContaining('card'),
        file: {
          url: '//localhost:80/contentful-assets/card-in-hand.svg',
          contentType: 'image/svg+xml',
          details: { size: expect.any(Number), image: { width: 560, height: 400 } },
        },
      },
    });
  });

  it('does not find an unknown asset', async () => {
    expect((await get(`${ASSETS}/hero-faqs`)).statusCode).toBe(404);
  });
});

describe('GET /contentful-assets/:fileName', () => {
  const file = (name: string, headers = {}) =>
    app.inject({ url: `/contentful-assets/${name}`, headers });

  it.each(assets.map(({ fileName, contentType }) => [fileName, contentType]))(
    'serves %s, to pages of any origin',
    async (fileName, contentType) => {
      const reply = await file(fileName);
      expect(reply.statusCode).toBe(200);
      expect(reply.rawPayload.length).toBeGreaterThan(100);
      expect(reply.headers).toMatchObject({
        'content-type': expect.stringContaining(contentType),
        'access-control-allow-origin': '*',
      });
    },
  );

  it('serves parts of a film', async () => {
    const { rawPayload: whole } = await file('how-the-limit-follows.webm');
    const part = await file('how-the-limit-follows.webm', { range: 'bytes=10-19' });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 10-19/${whole.length}`);
    expect(part.rawPayload.equals(whole.subarray(10, 20))).toBe(true);
    const rest = await file('how-the-limit-follows.webm', { range: 'bytes=100-' });
    expect(rest.rawPayload.equals(whole.subarray(100))).toBe(true);
    const beyond = await file('how-the-limit-follows.webm', { range: `bytes=${whole.length}-` });
    expect(beyond.statusCode).toBe(200);
  });

  it.each(['nothing.svg', '..%2Fassets.ts'])('has no %s', async (name) => {
    expect((await file(name)).statusCode).toBe(404);
  });
});

describe('drafts', () => {
  it('are in the preview alone', async () => {
    const draft = `${ENTRIES}?content_type=page&fields.slug=second-steps`;
    expect((await get(draft)).json()).toMatchObject({ total: 0 });
    expect((await preview(draft)).json()).toMatchObject({ total: 1 });
  });

  it.each([
    ['contentful', 'sandbox-preview'],
    ['contentful', ''],
    ['contentful-preview', 'sandbox'],
  ])('and %s refuses the token %j', async (api, token) => {
    const reply = await get(ENTRIES, token, api);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toMatchObject({ sys: { type: 'Error', id: 'AccessTokenInvalid' } });
  });
});
