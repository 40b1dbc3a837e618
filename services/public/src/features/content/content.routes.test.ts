import { newId, type Service } from '@reset/service-kit';
import { asMember, asStaff, asVisitor, eventually } from '@reset/service-kit/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startPublicService, type PublicServiceUnderTest } from '#testing/public-service.ts';
import { somePage } from '#testing/scripted-contentful.ts';
import { ContentUnavailable, type ContentSource } from '#providers/content-source.ts';

let service: PublicServiceUnderTest;
let app: Service;
/** What the source does next, and its requests. */
let say: (what: string) => Promise<unknown>;
const requests: string[] = [];

const sourceOf = (name: string): ContentSource => {
  const find = async <Found>(...words: (string | null)[]): Promise<Found> => {
    requests.push([name, ...words].join(' '));
    return (await say(name)) as Found;
  };
  return {
    findPage: (slug, section) => find('page', slug, section),
    findPost: (slug) => find('post', slug),
    findToggleBlock: (id) => find('toggle_block', id),
  };
};

const restart = () => {
  app = service.buildWith({
    content: { published: sourceOf('published'), drafts: sourceOf('drafts') },
  });
};
const down = () => {
  say = () => Promise.reject(new ContentUnavailable('down'));
};
const written = (title: string) => {
  say = async () => somePage(title);
};
const later = (seconds: number) =>
  service.clock.set(new Date(service.clock.now().getTime() + seconds * 1000).toISOString());

const get = (path: string, headers = asVisitor({ audience: 'public' })) =>
  app.inject({ url: `/api/v1/contentful/${path}`, headers });
const titleOf = async (path: string) => (await get(path)).json<{ title: string }>().title;
const settled = () => new Promise((resolve) => setTimeout(resolve, 50));

beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.database('content_copy').delete();
  requests.length = 0;
  written('First');
  restart();
});

describe('GET /contentful/page', () => {
  it('answers a visitor with the whole page [PLT-065]', async () => {
    const reply = await get('page?slug=home');
    expect(reply.statusCode).toBe(200);
    expect(reply.json()).toEqual(somePage('First'));
    expect(requests).toEqual(['published page home ']);
  });

  it('takes empty values for none [PLT-065]', async () => {
    await get('page?slug=home&section=&preview=');
    expect(requests).toEqual(['published page home ']);
  });

  it.each(['page', 'page?slug=', 'page?section=x', 'post', 'toggle_block?id='])(
    'answers 404 to %s, which names nothing',
    async (path) => {
      expect((await get(path)).statusCode).toBe(404);
      expect(requests).toEqual([]);
    },
  );

  it('answers 404 when there is nothing by that name, and requests nothing for a minute [PLT-065]', async () => {
    say = async () => null;
    expect((await get('page?slug=nope')).json()).toMatchObject({ code: 'not_found' });
    expect((await get('page?slug=nope')).statusCode).toBe(404);
    expect(requests).toHaveLength(1);
  });

  it.each(['page?slug=a&slug=b', 'page?slug=%00', `page?slug=${'x'.repeat(256)}`])(
    'refuses %.30s',
    async (path) => {
      expect((await get(path)).statusCode).toBe(422);
    },
  );

  it('keeps the section account for members [PLT-065]', async () => {
    expect((await get('page?slug=user-faqs&section=account')).statusCode).toBe(401);
    const reply = await get(
      'page?slug=user-faqs&section=account',
      asMember(newId(), { audience: 'public' }),
    );
    expect(reply.statusCode).toBe(200);
    expect(requests).toEqual(['published page user-faqs account']);
  });

  it('tells pages apart whatever is in their names', async () => {
    await get('page?slug=b/c&section=a');
    await get('page?slug=c&section=a/b');
    expect(requests).toHaveLength(2);
  });
});

describe('preview', () => {
  const preview = 'page?slug=about&section=blog&preview=true';

  it('shows a draft to staff, anew each time [PLT-065]', async () => {
    const staff = asStaff(newId(), { audience: 'public' });
    await get(preview, staff);
    await get(preview, staff);
    expect(requests).toEqual(Array(2).fill('drafts page about blog'));
  });

  it('shows others, and whoever names no section, what is published', async () => {
    await get(preview);
    await get('page?slug=about&preview=true', asStaff(newId(), { audience: 'public' }));
    await get('page?slug=us&section=blog&preview=true', asMember(newId(), { audience: 'public' }));
    const read = ['about blog', 'about ', 'us blog'].map((what) => `published page ${what}`);
    expect(requests).toEqual(read);
  });

  it('is not there while its source is down, and leaves no copy', async () => {
    down();
    const reply = await get(preview, asStaff(newId(), { audience: 'public' }));
    expect(reply.statusCode).toBe(503);
    expect(await service.database('content_copy').select()).toEqual([]);
  });
});

describe('the copy', () => {
  it('is requested once a minute, once for all who wait', async () => {
    await Promise.all([get('page?slug=home'), get('page?slug=home'), get('page?slug=home')]);
    later(59);
    await get('page?slug=home');
    expect(requests).toHaveLength(1);
  });

  it('is shown once more while it is read again', async () => {
    await get('page?slug=home');
    written('Second');
    later(61);
    expect(await titleOf('page?slug=home')).toBe('First');
    await eventually(async () => expect(await titleOf('page?slug=home')).toBe('Second'));
  });

  it('is not shown without a request when it is more than ten minutes old', async () => {
    await get('page?slug=home');
    written('Second');
    later(601);
    expect(await titleOf('page?slug=home')).toBe('Second');
  });

  it('stays while the source is down, without making anybody wait for it', async () => {
    await get('page?slug=home');
    down();
    later(3_600);
    expect(await titleOf('page?slug=home')).toBe('First');
    say = () => new Promise(() => undefined);
    later(11);
    expect(await titleOf('page?slug=home')).toBe('First');
  });

  it('outlives a restart', async () => {
    await get('page?slug=home');
    down();
    restart();
    expect(await titleOf('page?slug=home')).toBe('First');
  });

  it('is shown at once after a restart, while it is read again', async () => {
    await get('page?slug=home');
    later(61);
    restart();
    say = () => new Promise(() => undefined);
    expect(await titleOf('page?slug=home')).toBe('First');
    expect(requests).toHaveLength(2);
    later(601);
    restart();
    written('Second');
    expect(await titleOf('page?slug=home')).toBe('Second');
  });

  it('of another shape is none', async () => {
    await service
      .database('content_copy')
      .insert({ key: '["page","","home"]', content: '{"title":7}', read_at: new Date() });
    down();
    expect((await get('page?slug=home')).statusCode).toBe(503);
  });

  it('goes when editors take the page back', async () => {
    await get('page?slug=home');
    say = async () => null;
    later(601);
    expect((await get('page?slug=home')).statusCode).toBe(404);
    down();
    restart();
    expect((await get('page?slug=home')).statusCode).toBe(503);
  });

  it('that cannot be kept costs nobody an answer', async () => {
    say = async () => somePage('\u0000');
    expect((await get('page?slug=home')).statusCode).toBe(200);
  });

  it('is requested again ten seconds after a failure, not before', async () => {
    down();
    const refused = await get('page?slug=home');
    expect(refused.statusCode).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'content_unavailable' });
    await get('page?slug=home');
    expect(requests).toHaveLength(1);
    written('Back');
    later(11);
    expect(await titleOf('page?slug=home')).toBe('Back');
  });
});

describe('names that a caller makes up', () => {
  const invented = (count: number) =>
    Array.from({ length: count }, (_, place) => `page?slug=x${place}`);

  it('leave no copies behind and push out no page', async () => {
    await get('page?slug=home');
    say = async () => null;
    for (const path of invented(600)) await get(path);
    const keys = await service.database('content_copy').pluck('key');
    expect(keys).toEqual(['["page","","home"]']);
    const before = requests.length;
    expect(await titleOf('page?slug=home')).toBe('First');
    expect(requests).toHaveLength(before);
  });

  it('reach the source no more than thirty at once', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    say = () => promise;
    const refused: number[] = [];
    const waiting = invented(40).map(async (path) => {
      const { statusCode } = await get(path);
      if (statusCode === 503) refused.push(statusCode);
      return statusCode;
    });
    // Thirty wait, and whoever is too many has been answered.
    while (refused.length < 10) await settled();
    resolve(null);
    const statuses = await Promise.all(waiting);
    expect(statuses.filter((status) => status === 404)).toHaveLength(requests.length);
    expect([requests.length, refused.length]).toEqual([30, 10]);
  });

  it('are limited at the gateway by network', async () => {
    await app.ready();
    const routes = app.publishedRoutes.filter(({ path }) => path.includes('/contentful/'));
    const limits = [{ calls: 300, seconds: 60, per: 'ip' }];
    expect(routes.map((route) => route.limits)).toEqual([limits, limits, limits]);
  });
});

describe('GET /contentful/post and /contentful/toggle_block', () => {
  it('answer with a post by slug, its section being only an address [PLT-066, MEM-210]', async () => {
    const span = { text: 'A', bold: true, italic: false, superscript: true, href: '/faqs' };
    const post = {
      title: 'How the limit moves',
      body: [
        { type: 'paragraph', spans: [span] },
        { type: 'list', ordered: false, items: [[]] },
      ],
      author: { name: 'The Reset team', image: null },
      location: null,
      published_date: '2026-11-02',
    };
    say = async () => post;
    const reply = await get('post?slug=how&section=blog');
    expect(reply.json()).toEqual(post);
    expect(requests).toEqual(['published post how']);
    expect((await get('post?slug=how&section=&preview=')).statusCode).toBe(200);
    expect(requests).toHaveLength(1);
  });

  it('answer with a block of questions by its id [PLT-067]', async () => {
    const block = { id: 'faqs', items: [{ title: 'Q', body: [] }] };
    say = async () => block;
    expect((await get('toggle_block?id=faqs')).json()).toEqual(block);
    expect(requests).toEqual(['published toggle_block faqs']);
  });

  it.each(['post?slug=x', 'toggle_block?id=x'])(
    'answer 404 to %s when there is none [PLT-066, PLT-067]',
    async (path) => {
      say = async () => null;
      expect((await get(path)).statusCode).toBe(404);
    },
  );
});
