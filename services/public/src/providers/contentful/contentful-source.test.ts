import { ContentPage } from '@reset/api-contract/public/content.ts';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { slowness, sharedProviderSandbox } from '@reset/service-kit/testing';
import Value from 'typebox/value';
import {
  startScriptedContentful,
  wireEntry,
  wireLink,
  wireList,
  wireText,
} from '#testing/scripted-contentful.ts';
import { ContentUnavailable } from '../content-source.ts';
import { contentfulSource } from './contentful-source.ts';

let sandbox: Awaited<ReturnType<typeof sharedProviderSandbox>>;
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
  [sandbox, scripted] = await Promise.all([sharedProviderSandbox(), startScriptedContentful()]);
});
afterAll(() => Promise.all([sandbox.stop(), scripted.stop()]));

const published = () =>
  contentfulSource({
    ...space,
    url: `${sandbox.url}/contentful`,
    token: 'sandbox',
    assetOrigins: [sandbox.url],
  });
const onScript = () => contentfulSource({ ...space, url: scripted.url, token: 'very-secret' });

describe('in the sandbox', () => {
  it('finds a page with every kind of block, their files included', async () => {
    warned.length = 0;
    const page = await published().findPage('card-benefits', 'account');
    const url = (name: string) => `${sandbox.url}/contentful-assets/${name}`;
    expect(page).toMatchObject({
      title: 'Card benefits',
      hero: { type: 'card', heading: 'What your card does for you', link: { href: '/dashboard' } },
      blocks: [
        { type: 'tile', tiles: [{ icon: 'hand-coins', heading: 'What it costs' }, {}, {}] },
        {
          type: 'split',
          image: { url: url('card-in-hand.svg'), width: 560, height: 400 },
          link: { text: 'Read the FAQs', href: '/account/user-faqs' },
        },
        { type: 'rich_text', body: [{ type: 'heading' }, {}, { type: 'quote' }, {}] },
        {
          type: 'people',
          people: [
            {
              name: 'Dana',
              role: 'Example: a night nurse',
              image: { url: url('night-nurse.svg'), alt: 'Drawing of a nurse in green scrubs.' },
            },
            {},
            {},
          ],
        },
        {
          type: 'logo',
          logos: [
            { name: 'Sample Credit Union', image: { url: url('sample-credit-union.svg') } },
            {},
            {},
          ],
        },
        {
          type: 'video',
          video: { url: url('how-the-limit-follows.webm'), content_type: 'video/webm' },
          poster: { width: 640, height: 360 },
          captions_url: url('how-the-limit-follows.vtt'),
          transcript: [{ type: 'paragraph' }],
        },
        { type: 'toggle', heading: 'Good to know', items: [{}, {}] },
      ],
      footnotes: [{ superscript_override: null }, { superscript_override: '*' }],
      partner: null,
    });
    expect(page?.blocks).toHaveLength(7);
    expect(Value.Check(ContentPage, page)).toBe(true);
    expect(warned).toEqual([]);
    expect((await published().findPage('faqs', null))?.hero).toMatchObject({ type: 'centered' });
  });

  it('finds a page in its section alone', async () => {
    expect(await published().findPage('user-faqs', 'account')).toMatchObject({ title: 'Help' });
    expect(await published().findPage('user-faqs', null)).toBeNull();
    expect(await published().findPage('faqs', 'account')).toBeNull();
  });

  it('finds a post and a toggle block', async () => {
    expect(await published().findPost('how-the-limit-moves')).toMatchObject({
      author: {
        name: 'The Reset team',
        image: `${sandbox.url}/contentful-assets/reset-team.svg`,
      },
      published_date: '2026-11-02',
      location: null,
    });
    expect(await published().findToggleBlock('toggle-faqs')).toMatchObject({ id: 'toggle-faqs' });
    expect(await published().findPost('nowhere')).toBeNull();
    expect(await published().findToggleBlock('page-faqs')).toBeNull();
  });

  it('finds a draft through the preview', async () => {
    const url = `${sandbox.url}/contentful-preview`;
    const drafts = contentfulSource({ ...space, url, token: 'sandbox-preview' });
    expect(await drafts.findPage('second-steps', 'account')).toMatchObject({
      title: 'After the first pay cycle',
    });
    expect(await published().findPage('second-steps', 'account')).toBeNull();
  });

  it('is unavailable with a token that is no good', async () => {
    const refused = contentfulSource({ ...space, url: `${sandbox.url}/contentful`, token: 'no' });
    const reading = refused.findPage('faqs', null);
    await expect(reading).rejects.toThrow(ContentUnavailable);
    await expect(reading).rejects.toThrow('AccessTokenInvalid');
  });
});

describe('contentfulSource', () => {
  it('requests one entry of the type, by slug', async () => {
    scripted.answer(wireList([]));
    expect(await onScript().findPage('a&b', 'blog')).toBeNull();
    const request = scripted.requests.at(-1);
    expect(request?.pathname).toBe('/cdn/spaces/reset/environments/master/entries');
    expect(Object.fromEntries(request?.searchParams ?? [])).toMatchObject({
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
    warned.length = 0;
    const page = await onScript().findPage('p', null);
    expect(page?.blocks.map(({ id }) => id)).toEqual(['kept']);
    expect(warned).toEqual([
      { entry: 'odd', contentType: 'carousel' },
      { entry: 'empty', contentType: 'toggleBlock' },
    ]);
  });

  it('leaves out a picture of an origin that pages may not load from, and says which', async () => {
    const file = (url: string) => ({ fields: { file: { url, contentType: 'image/png' } } });
    scripted.answer(
      wireList(
        [wireEntry('p', 'post', { title: 'T', body: wireText('B'), author: wireLink('a') })],
        [wireEntry('a', 'person', { name: 'A', image: file('//elsewhere.test/a.png') })],
      ),
    );
    warned.length = 0;
    expect((await onScript().findPost('p'))?.author).toEqual({ name: 'A', image: null });
    expect(warned).toEqual([{ url: '//elsewhere.test/a.png' }]);
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
    expect(performance.now() - before).toBeLessThan(4_000 * slowness());
  });

  it('requests nothing without a space', async () => {
    const source = contentfulSource({ ...space, space: '', url: scripted.url, token: 'x' });
    const before = scripted.requests.length;
    await expect(source.findPost('p')).rejects.toThrow(ContentUnavailable);
    expect(scripted.requests).toHaveLength(before);
  });
});
