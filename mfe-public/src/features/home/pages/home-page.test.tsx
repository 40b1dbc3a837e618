import { describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, type HttpHandler } from 'msw';
import remote from '#routes.tsx';
import { answerPages, makePage, plain, refusePages } from '#testing/content.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './home-page.tsx';

const server = mockApi();

async function visit(handler: HttpHandler) {
  server.use(handler);
  renderRemote(remote, '/');
  await screen.findByRole('heading', { level: 1 });
}

const ownWords = () => [
  screen.getByRole('heading', { level: 1, name: 'Your pay, as you earn it' }),
  screen.getByRole('heading', { name: 'How your limit is made' }),
  screen.getByText('No interest, monthly, transfer or late fees'),
  screen.getByRole('link', { name: 'Log In' }),
];

describe('home page', () => {
  it('stands before the content is here', async () => {
    await visit(http.get('http://localhost/api/v1/contentful/page', () => new Promise(() => {})));
    expect(ownWords()).toHaveLength(4);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it.each([404, 503])('stands without it when it is refused with %d', async (status) => {
    const refused = jest.fn();
    server.events.on('response:mocked', refused);
    await visit(refusePages(status));
    await waitFor(() => expect(refused).toHaveBeenCalled());
    expect(ownWords()).toHaveLength(4);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has the editor’s hero in the place of its own', async () => {
    const hero = {
      type: 'centered',
      heading: 'Payday, daily',
      text: 'Each day.',
      link: null,
    } as const;
    await visit(answerPages({ home: makePage({ hero }) }));
    await screen.findByRole('heading', { level: 1, name: 'Payday, daily' });
    expect(screen.getByText('Each day.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Log In' })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('has blocks and footnotes after its own words', async () => {
    await visit(
      answerPages({
        home: makePage({
          blocks: [
            {
              type: 'tile',
              id: 't',
              heading: 'For every kind of income',
              tiles: [
                { icon: 'wallet', heading: 'Gig', text: 'Counts.', link: null },
                { icon: 'no-such-icon', heading: 'Hourly', text: null, link: null },
              ],
            },
            {
              type: 'split',
              id: 's',
              heading: 'Every day',
              body: plain('Until payday.'),
              link: { text: 'Read the FAQs', href: '/faqs' },
            },
          ],
          footnotes: [
            { text: 'From $500 per month.', superscript_override: null },
            { text: 'Not everywhere.', superscript_override: '*' },
          ],
        }),
      }),
    );
    const tiles = await screen.findByRole('region', { name: 'For every kind of income' });
    expect(
      within(tiles)
        .getAllByRole('heading', { level: 3 })
        .map((h) => h.textContent),
    ).toEqual(['Gig', 'Hourly']);
    expect(screen.getByRole('link', { name: 'Read the FAQs' }).getAttribute('href')).toBe('/faqs');
    const notes = screen.getByRole('list', { name: 'Footnotes' });
    expect(
      within(notes)
        .getAllByRole('listitem')
        .map((note) => note.textContent),
    ).toEqual(['1From $500 per month.', '*Not everywhere.']);
  });
});
