import { asVisitor } from '@reset/service-kit/testing';
import { expect, it } from '@jest/globals';
import { startAccountService } from '#testing/account-service.ts';
import { somePage } from '#testing/scripted-contentful.ts';
import { unconfiguredSource, type ContentSource } from '#providers/content-source.ts';

const { service } = await startAccountService();

/** Editors wrote one page; whatever else is asked for is not there. */
const asked: string[] = [];
const published: ContentSource = {
  ...unconfiguredSource,
  findPage: async (slug) => {
    asked.push(slug);
    return slug === 'home' ? somePage(`Reading ${asked.length}`) : null;
  },
};

it('names that visitors make up cost 120 calls a minute in all, and keep no page from being read', async () => {
  const app = service.buildWith({ content: { published, drafts: unconfiguredSource } });
  const get = (slug: string) =>
    app.inject({
      url: `/api/v1/contentful/page?slug=${slug}`,
      headers: asVisitor({ audience: 'public' }),
    });
  await get('home');
  for (let one = 0; one < 150; one += 1) await get(`made-up-${one}`);
  expect(asked).toHaveLength(120);
  expect((await get('made-up-200')).statusCode).toBe(503);
  expect((await get('made-up-1')).statusCode).toBe(404);
  // Longer ago than a copy is shown for before it was read again.
  service.clock.set('2026-11-20T20:00:59Z');
  expect((await get('home')).json()).toMatchObject({ title: 'Reading 1' });
  service.clock.set('2026-11-20T20:10:01Z');
  expect((await get('home')).json()).toMatchObject({ title: 'Reading 121' });
  expect((await get('made-up-200')).statusCode).toBe(404);
});
