import { fixedClock } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';

const app = buildApp({ clock: fixedClock('2026-11-20T20:00:00Z') });

const ENTRIES = 'spaces/reset/environments/master/entries';
const get = (path: string, token = 'sandbox', api = 'contentful') =>
  app.inject({ url: `/${api}/${path}`, headers: { authorization: `Bearer ${token}` } });
const preview = (path: string) => get(path, 'sandbox-preview', 'contentful-preview');

type Sent = { sys: { id: string; contentType: { sys: { id: string } } }; fields: object };
type List = { total: number; items: Sent[]; includes?: { Entry: Sent[] } };

const idsOf = (entries: Sent[] = []) => entries.map(({ sys }) => sys.id);

describe('GET /contentful/spaces/:space/environments/:environment/entries', () => {
  it('finds a page by its slug, and what it links to within ten links', async () => {
    const reply = await get(`${ENTRIES}?content_type=page&fields.slug=home&include=10`);
    expect(reply.headers['content-type']).toBe('application/vnd.contentful.delivery.v1+json');
    const list = reply.json<List>();
    expect(list).toMatchObject({ sys: { type: 'Array' }, total: 1, skip: 0, limit: 100 });
    expect(list.items[0]).toMatchObject({
      sys: {
        type: 'Entry',
        id: 'page-home',
        locale: 'en-US',
        space: { sys: { type: 'Link', linkType: 'Space', id: 'reset' } },
        environment: { sys: { type: 'Link', linkType: 'Environment', id: 'master' } },
        contentType: { sys: { type: 'Link', linkType: 'ContentType', id: 'page' } },
      },
      fields: { slug: 'home', hero: { sys: { type: 'Link', linkType: 'Entry' } } },
    });
    const included = idsOf(list.includes?.Entry);
    expect(included).toEqual(expect.arrayContaining(['hero-home', 'toggle-item-cost']));
    expect(new Set(included).size).toBe(included.length);
  });

  it('follows one link unless it is told otherwise', async () => {
    const included = idsOf(
      (await get(`${ENTRIES}?content_type=page&fields.slug=home`)).json<List>().includes?.Entry,
    );
    expect(included).toContain('toggle-home-faqs');
    expect(included).not.toContain('toggle-item-cost');
    const none = await get(`${ENTRIES}?content_type=page&fields.slug=home&include=0`);
    expect(none.json()).not.toHaveProperty('includes');
  });

  it('tells apart pages that have a section and pages that have none', async () => {
    const slugs = async (filter: string) =>
      idsOf((await get(`${ENTRIES}?content_type=page&${filter}`)).json<List>().items);
    expect(await slugs('fields.section=account')).toEqual(['page-user-faqs']);
    expect(await slugs('fields.section[exists]=false')).toEqual([
      'page-home',
      'page-faqs',
      'page-e-sign-consent',
      'page-terms-of-service',
      'page-privacy-policy',
    ]);
  });

  it('is empty for what nobody has written', async () => {
    const reply = await get(`${ENTRIES}?content_type=page&fields.slug=nowhere`);
    expect(reply.json()).toMatchObject({ total: 0, items: [] });
  });

  it('gives one page of a long list', async () => {
    const list = (await get(`${ENTRIES}?limit=2&skip=1`)).json<List>();
    expect(list.items).toHaveLength(2);
    expect(list.total).toBeGreaterThan(10);
  });

  it.each(['fields.slug=home', 'content_type=page&fields.slug[match]=h', 'limit=x', 'include=11'])(
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
  it('tells one entry', async () => {
    const reply = await get(`${ENTRIES}/hero-faqs`);
    expect(reply.json()).toMatchObject({ fields: { heading: 'FAQs', type: 'centered' } });
  });

  it.each([`${ENTRIES}/nobody`, 'spaces/reset/nowhere'])('does not find %s', async (path) => {
    const reply = await get(path);
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ sys: { type: 'Error', id: 'NotFound' } });
  });
});

describe('drafts', () => {
  it('are told by the preview alone', async () => {
    const draft = `${ENTRIES}?content_type=page&fields.slug=about`;
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
