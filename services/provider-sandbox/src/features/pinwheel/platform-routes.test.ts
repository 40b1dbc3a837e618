import { describe, expect, it } from '@jest/globals';
import { buildApp } from '../../app.ts';
import { testContext } from '../../testing/test-context.ts';

const app = buildApp(testContext());

const get = (path: string, headers: Record<string, string> = { 'x-api-secret': 'secret' }) =>
  app.inject({ method: 'GET', url: `/pinwheel/v1/platforms${path}`, headers });

type Page = {
  meta: { count: number; next_cursor: string | null };
  data: { id: string; name: string; type: string }[];
};

const readAll = async (query: string): Promise<Page[]> => {
  const pages: Page[] = [];
  let next: string | null = '';
  while (next !== null) {
    const page: Page = (await get(`?${query}${next && `&cursor=${next}`}`)).json();
    pages.push(page);
    next = page.meta.next_cursor;
  }
  return pages;
};

describe('GET /v1/platforms', () => {
  it('answers all platforms page by page, none twice and none left out', async () => {
    const pages = await readAll('limit=100');
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids.length).toBeGreaterThanOrEqual(6_000);
    expect(new Set(ids).size).toBe(ids.length);
    expect(pages.reduce((sum, { meta }) => sum + meta.count, 0)).toBe(ids.length);
  });

  it('answers 25 by default', async () => {
    expect((await get('')).json<Page>().data).toHaveLength(25);
  });

  it.each(['payroll', 'time_and_attendance'])('answers only those of the type %s', async (type) => {
    const pages = await readAll(`limit=100&type=${type}`);
    const types = new Set(pages.flatMap(({ data }) => data.map((one) => one.type)));
    expect([...types]).toEqual([type]);
  });

  it.each(['?limit=101', '?limit=0', '?type=bank', '?cursor=nothing'])(
    'refuses %s',
    async (query) => {
      const reply = await get(query);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({ error: { type: 'invalid_request_error', status: 400 } });
    },
  );

  it('refuses a call without a secret', async () => {
    expect((await get('', {})).statusCode).toBe(401);
  });
});

describe('GET /v1/platforms/:platform_id', () => {
  it('answers in the shape of Pinwheel', async () => {
    const reply = await get('/sandbox-social-security');
    expect(reply.json()).toEqual({
      data: {
        id: 'sandbox-social-security',
        name: 'Social Security Administration',
        type: 'payroll',
        logo_url: null,
        supported_jobs: ['direct_deposit_switch', 'employment', 'income', 'paystubs'],
      },
    });
  });

  it('refuses an id that it does not know', async () => {
    const reply = await get('/nobody');
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ error: { code: 'platform_not_found' } });
  });
});
