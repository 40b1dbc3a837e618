import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startProviderSandbox } from '@reset/service-kit/testing';
import {
  startScriptedContentful,
  wireEntry,
  wireLink,
  wireList,
  wireText,
} from '#testing/scripted-contentful.ts';
import { ContentUnavailable } from './content-source.ts';
import { contentfulSource } from './contentful-source.ts';

let sandbox: Awaited<ReturnType<typeof startProviderSandbox>>;
let scripted: Awaited<ReturnType<typeof startScriptedContentful>>;
const warned: object[] = [];
const log = { warn: (details: object) => void warned.push(details) };
const space = {
  space: 'reset',
  environment: 'master',
  assetOrigins: ['https://images.test', 'http://films.test:8090'],
  log,
};

beforeAll(async () => {
  [sandbox, scripted] = await Promise.all([startProviderSandbox(), startScriptedContentful()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const published = () =>
  contentfulSource({ ...space, url: `${sandbox.url}/contentful`, token: 'sandbox' });
const onScript = () => contentfulSource({ ...space, url: scripted.url, token: 'very-secret' });

describe('in the sandbox', () => {
  it('finds the home page with hero, blocks and footnotes', async () => {
    const page = await published().findPage('home', null);
    expect(page).toMatchObject({
      title: 'Home',
      hero: { type: 'card', heading: 'Your pay, as you earn it', link: null },
      blocks: [
        { type: 'tile', tiles: [{ icon: 'briefcase', heading: 'Hourly' }, {}, {}, {}] },
        { type: 'split', link: { text: 'Read the FAQs', href: '/faqs' } },
        { type: 'toggle', items: [{ title: 'What does the card cost?' }, {}, {}, {}] },
      ],
      footnotes: [{ superscript_override: null }, {}],
      partner: null,
    });
  });

  it('finds a page in its section alone', async () => {
    expect(await published().findPage('user-faqs', 'account')).toMatchObject({ title: 'Help' });
    expect(await published().findPage('user-faqs', null)).toBeNull();
    expect(await published().findPage('home', 'account')).toBeNull();
  });

  it('finds a post and a toggle block', async () => {
    expect(await published().findPost('how-the-limit-moves')).toMatchObject({
      author: { name: 'The Reset team', image: null },
      published_date: '2026-11-02',
      location: null,
    });
    expect(await published().findToggleBlock('toggle-faqs')).toMatchObject({ id: 'toggle-faqs' });
    expect(await published().findPost('nowhere')).toBeNull();
    expect(await published().findToggleBlock('page-home')).toBeNull();
  });

  it('finds a draft through the preview', async () => {
    const url = `${sandbox.url}/contentful-preview`;
    const drafts = contentfulSource({ ...space, url, token: 'sandbox-preview' });
    expect(await drafts.findPage('about', null)).toMatchObject({ title: 'Our Story' });
    expect(await published().findPage('about', null)).toBeNull();
  });

  it('is unavailable with a token that is no good', async () => {
    const refused = contentfulSource({ ...space, url: `${sandbox.url}/contentful`, token: 'no' });
    const reading = refused.findPage('home', null);
    await expect(reading).rejects.toThrow(ContentUnavailable);
    await expect(reading).rejects.toThrow('AccessTokenInvalid');
  });
});

describe('contentfulSource', () => {
  it('asks for one entry of the type, by slug', async () => {
    scripted.answer(wireList([]));
    expect(await onScript().findPage('a&b', 'blog')).toBeNull();
    const asked = scripted.asked.at(-1);
    expect(asked?.pathname).toBe('/cdn/spaces/reset/environments/master/entries');
    expect(Object.fromEntries(asked?.searchParams ?? [])).toMatchObject({
      content_type: 'page',
      'fields.slug': 'a&b',
      'fields.section': 'blog',
      limit: '1',
    });
  });

  it('leaves out blocks that it cannot show, and says which', async () => {
    scripted.answer(
      wireList(
        [wireEntry('p', 'page', { blocks: ['kept', 'odd', 'empty', 'gone'].map(wireLink) })],
        [
          wireEntry('kept', 'richTextBlock', { body: wireText('Kept') }),
          wireEntry('odd', 'carousel', {}),
          wireEntry('empty', 'toggleBlock', { items: 'none' }),
        ],
      ),
    );
    const page = await onScript().findPage('p', null);
    expect(page?.blocks.map(({ id }) => id)).toEqual(['kept']);
    expect(warned).toEqual([
      { entry: 'odd', contentType: 'carousel' },
      { entry: 'empty', contentType: 'toggleBlock' },
    ]);
  });

  it.each([
    ['without hero and blocks', wireEntry('p', 'page', { title: 'T' })],
    [
      'with nothing but blocks that lead to themselves',
      wireEntry('p', 'page', { hero: wireLink('p') }),
    ],
  ])('has no page %s', async (_what, entry) => {
    scripted.answer(wireList([entry]));
    expect(await onScript().findPage('p', null)).toBeNull();
  });

  it('has no link to what is not safe to follow', async () => {
    scripted.answer(
      wireList(
        [wireEntry('p', 'page', { hero: wireLink('h') })],
        [
          wireEntry('h', 'hero', { heading: 'H', link: wireLink('l') }),
          wireEntry('l', 'link', { text: 'Win', href: 'javascript:alert(1)' }),
        ],
      ),
    );
    expect((await onScript().findPage('p', null))?.hero).toMatchObject({
      heading: 'H',
      link: null,
    });
  });

  it.each([
    ['500', {}, 500],
    ['429', { sys: { type: 'Error', id: 'RateLimitExceeded' } }, 429],
    ['no JSON', '<html>', 200],
    ['half an answer', '{"items":[', 200],
    ['null', 'null', 200],
    ['no list', { items: { a: 1 } }, 200],
    ['an entry without fields', { items: [{ sys: {} }] }, 200],
  ])('is unavailable when it is answered %s', async (_what, body, status) => {
    scripted.answer(body, status);
    await expect(onScript().findPage('p', null)).rejects.toThrow(ContentUnavailable);
  });

  it('keeps the token out of what it throws', async () => {
    scripted.answer({}, 500);
    const thrown = await onScript()
      .findPage('p', null)
      .catch((error: Error) => error);
    expect(JSON.stringify(thrown, ['message', 'stack', 'cause'])).not.toContain('very-secret');
    expect(String(thrown)).not.toContain('very-secret');
  });

  it('is unavailable when the line breaks', async () => {
    scripted.on((request) => request.socket.destroy());
    await expect(onScript().findPage('p', null)).rejects.toThrow(ContentUnavailable);
  });

  it('gives up after three seconds on an answer that comes in drops', async () => {
    scripted.on((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const drops = setInterval(() => response.write(' '), 200);
      response.on('close', () => clearInterval(drops));
    });
    const before = performance.now();
    await expect(onScript().findPage('p', null)).rejects.toThrow(ContentUnavailable);
    expect(performance.now() - before).toBeLessThan(4_000);
  });

  it('has nothing to ask without a space', async () => {
    const source = contentfulSource({ ...space, space: '', url: scripted.url, token: 'x' });
    const before = scripted.asked.length;
    await expect(source.findPost('p')).rejects.toThrow(ContentUnavailable);
    expect(scripted.asked).toHaveLength(before);
  });
});
