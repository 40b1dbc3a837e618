import { makePage, mockApi, plain, renderRemote } from '@reset/remote-sdk/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation, sessionStore } from '@reset/remote-sdk';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makePost } from '#testing/content.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './content-page.tsx';

const server = mockApi();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => sessionStore.setState({ signedIn: true }));

/** Answers with this page, and remembers what was requested. */
function answerPage(page = makePage()) {
  const requests: string[] = [];
  server.use(
    http.get('http://localhost/api/v1/contentful/page', ({ request }) => {
      requests.push(new URL(request.url).search);
      return HttpResponse.json(page);
    }),
  );
  return requests;
}

describe('/account/{slug}', () => {
  it('shows the page of the section and slug that its path ends in [MEM-198]', async () => {
    const requests = answerPage(makePage({ title: 'Help' }));
    renderRemote(memberArea, '/account/user-faqs');
    expect(await heading('Help')).toBeTruthy();
    expect(requests).toEqual(['?slug=user-faqs&section=account']);
    expect(document.title).toBe('Help | Reset');
  });

  it('asks for a draft by preview=true with a section [MEM-200]', async () => {
    const requests = answerPage();
    renderRemote(memberArea, '/account/user-faqs?preview=true&section=account');
    await heading('A page');
    expect(requests).toEqual(['?slug=user-faqs&section=account&preview=true']);
  });

  it('asks for what is published where preview has no section [MEM-200]', async () => {
    const requests = answerPage();
    renderRemote(memberArea, '/account/user-faqs?preview=true&section=');
    await heading('A page');
    expect(requests).toEqual(['?slug=user-faqs&section=account']);
  });

  it('shows hero, blocks of every kind and footnotes [MEM-209]', async () => {
    const image = { url: '/picture.svg', alt: 'A sun', width: 300, height: 200 };
    answerPage(
      makePage({
        hero: { type: 'centered', heading: 'Everything', text: 'Of each one.', link: null },
        blocks: [
          {
            type: 'tile',
            id: '1',
            heading: 'Tiles',
            tiles: [{ icon: null, heading: 'Hourly', text: null, link: null }],
          },
          { type: 'split', id: '2', heading: 'Split', body: plain('Two'), image, link: null },
          { type: 'rich_text', id: '3', body: plain('Words alone') },
          {
            type: 'people',
            id: '4',
            heading: 'People',
            people: [{ name: 'Sam', role: 'Support', text: null, image: null }],
          },
          {
            type: 'toggle',
            id: '5',
            heading: null,
            items: [{ title: 'Why?', body: plain('Because.') }],
          },
          { type: 'logo', id: '6', heading: 'Logos', logos: [{ name: 'Bank', image, href: null }] },
          {
            type: 'video',
            id: '7',
            heading: 'Video',
            video: { url: '/film.mp4', content_type: 'video/mp4' },
            poster: image,
            captions_url: '/film.vtt',
            transcript: plain('What is said.'),
          },
        ],
        footnotes: [{ text: 'In some states.', superscript_override: '*' }],
      }),
    );
    const { container } = renderRemote(memberArea, '/account/everything');
    expect(await heading('Everything')).toBeTruthy();
    for (const name of ['Hourly', 'Split', 'People', 'Sam', 'Logos', 'Video', 'Why?']) {
      expect(screen.getByRole('heading', { name })).toBeTruthy();
    }
    expect(screen.getByText('Words alone')).toBeTruthy();
    expect(container.querySelector('video > source')?.getAttribute('type')).toBe('video/mp4');
    expect(screen.getByRole('list', { name: 'Footnotes' }).textContent).toBe('*In some states.');
  });

  it('shows that it is loading while it is on its way', async () => {
    const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>();
    server.use(
      http.get('http://localhost/api/v1/contentful/page', async () => {
        await arrival;
        return HttpResponse.json(makePage());
      }),
    );
    renderRemote(memberArea, '/account/user-faqs');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    arrive();
    expect(await heading('A page')).toBeTruthy();
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows the 404 page where nobody has written it, and once loaded where it is empty [MEM-206]', async () => {
    server.use(refuse('/contentful/page', 404));
    const { unmount } = renderRemote(memberArea, '/account/nope');
    expect(await screen.findByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    expect(await heading("We can't find that!")).toBeTruthy();
    expect(document.title).toBe('Page not found | Reset');
    unmount();
    answerPage(makePage({ title: 'Begun', hero: null, blocks: [] }));
    renderRemote(memberArea, '/account/begun');
    expect(await heading("We can't find that!")).toBeTruthy();
  });

  it('says that it could not be loaded, and loads it by Retry', async () => {
    server.use(refuse('/contentful/page'));
    const { user } = renderRemote(memberArea, '/account/user-faqs');
    expect(await heading('We could not load this page.')).toBeTruthy();
    answerPage(makePage({ title: 'Help' }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Help')).toBeTruthy();
  });

  it('leaves a page of its own to the route of its name', async () => {
    const requests = answerPage();
    server.use(refuse('/users/profile'));
    renderRemote(memberArea, '/account/security');
    expect(await heading('Login & security')).toBeTruthy();
    expect(requests).toEqual([]);
  });
});

describe('/account/blog/{slug}', () => {
  it('shows the post with who wrote it, where and when [MEM-199, MEM-210]', async () => {
    server.use(answer('/contentful/post', makePost()));
    renderRemote(memberArea, '/account/blog/how-the-limit-moves');
    expect(await heading('How the limit moves')).toBeTruthy();
    for (const words of ['The Reset team', 'Detroit, Michigan', 'November 2, 2026', 'Each day.']) {
      expect(screen.getByText(words)).toBeTruthy();
    }
    expect(document.querySelector('article img')?.getAttribute('src')).toBe('/team.svg');
  });

  it('is not found where nobody has written it [MEM-207]', async () => {
    server.use(refuse('/contentful/post', 404));
    renderRemote(memberArea, '/account/blog/nope');
    expect(await heading("We can't find that!")).toBeTruthy();
  });

  it('asks a visitor to sign in, though a post is no secret', async () => {
    sessionStore.setState({ signedIn: false });
    const assign = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    renderRemote(memberArea, '/account/blog/how-the-limit-moves');
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/users/sign_in'));
    expect(screen.queryByRole('article')).toBeNull();
  });
});
