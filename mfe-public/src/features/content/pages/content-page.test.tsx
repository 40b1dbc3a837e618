import { addTranslations, setLanguage } from '@reset/remote-sdk';
import { makePage, mockApi, plain, renderRemote } from '@reset/remote-sdk/testing';
import type { ContentPage } from '@reset/api-contract/public/content.ts';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { http } from 'msw';
import remote from '#routes.tsx';
import { answerPages, refusePages } from '#testing/content.ts';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './content-page.tsx';

const server = mockApi();

const faqs = (changes: Partial<ContentPage> = {}) =>
  makePage({
    title: 'FAQs',
    blocks: [
      {
        type: 'toggle',
        id: 'faqs',
        heading: null,
        items: [
          { title: 'What does it cost?', body: plain('Nothing.') },
          { title: 'Where?', body: plain('In the U.S.') },
        ],
      },
    ],
    ...changes,
  });

function visit(page: ContentPage) {
  server.use(answerPages({ faqs: page }));
  return renderRemote(remote, '/faqs');
}

afterEach(() => act(() => setLanguage('en-US')));

describe('/faqs', () => {
  it('has its title and its questions, one open at a time [PUB-018]', async () => {
    const { user } = visit(faqs());
    expect(await screen.findByRole('heading', { level: 1, name: 'FAQs' })).toBeTruthy();
    await user.click(await screen.findByRole('button', { name: 'What does it cost?' }));
    await user.click(screen.getByRole('button', { name: 'Where?' }));
    const open = screen.getAllByRole('button', { expanded: true });
    expect(open.map((button) => button.textContent)).toEqual(['Where?']);
  });

  it('has its heading at once, and one skeleton below it', async () => {
    server.use(http.get('*', () => new Promise<never>(() => undefined)));
    renderRemote(remote, '/faqs');
    const heading = await screen.findByRole('heading', { level: 1, name: 'FAQs' });
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    // It goes when the content comes, and focus would go with it.
    heading.focus();
    expect(document.activeElement).not.toBe(heading);
  });

  it('has the hero’s heading for its title when there is a hero', async () => {
    const link = { text: 'Sign Up', href: '/users/sign_up' };
    visit(faqs({ hero: { type: 'centered', heading: 'Questions', text: null, link } }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Questions' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Sign Up' }).getAttribute('href')).toBe(
      '/users/sign_up',
    );
  });

  it('has its footnotes below its blocks', async () => {
    const footnotes = [{ text: 'In some states.', superscript_override: '*' }];
    visit(faqs({ footnotes }));
    const notes = await screen.findByRole('list', { name: 'Footnotes' });
    expect(notes.textContent).toBe('*In some states.');
  });

  it('has the foot of the site below, once it is there', async () => {
    visit(faqs());
    expect(screen.queryByRole('navigation', { name: 'More from Reset' })).toBeNull();
    expect(await screen.findByRole('navigation', { name: 'More from Reset' })).toBeTruthy();
  });

  it.each([
    ['/faqs', 'Este contenido está en inglés.'],
    [
      '/legal/card-agreement',
      'El texto legal está en inglés, y la versión en inglés es la que prevalece.',
    ],
  ])('says in Spanish that %s is in English', async (path, notice) => {
    server.use(answerPages({ faqs: makePage({}), 'card-agreement': makePage({}) }));
    await addTranslations(remote.translations);
    renderRemote(remote, path);
    await screen.findByRole('navigation', { name: 'More from Reset' });
    expect(screen.queryByText(/en inglés/)).toBeNull();
    await act(() => setLanguage('es-US'));
    expect(screen.getByText(notice)).toBeTruthy();
    const heading = screen.getByRole('heading', { level: 1 });
    expect(heading.closest('[lang]')?.getAttribute('lang')).toBe('en');
  });

  it('is not found when nobody has written it', async () => {
    server.use(answerPages({}));
    renderRemote(remote, '/faqs');
    expect(await screen.findByRole('heading', { name: "We can't find that!" })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go Home' }).getAttribute('href')).toBe('/');
  });

  it('says that it could not be loaded, and loads it by Retry', async () => {
    server.use(refusePages(503));
    const { user } = renderRemote(remote, '/faqs');
    expect(await screen.findByText("We couldn't load this page.")).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'FAQs' })).toBeTruthy();
    server.use(answerPages({ faqs: faqs() }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'What does it cost?' })).toBeTruthy();
  });
});
