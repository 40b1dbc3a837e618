import { setLanguage } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { RouteObject } from 'react-router';
import '#testing/modal-dialog.ts';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

const page = (path: string): RouteObject => ({ path, element: <h1>{path}</h1> });
const pages = [
  '/',
  '/faqs',
  '/faqs/more',
  '/about',
  '/users/sign_up',
  '/users/sign_in',
  '/csc/tax',
].map(page);
const visitor = { signedIn: false };

const header = () => within(screen.getByRole('banner'));
const row = () => within(header().getByRole('navigation', { name: 'Main' }));
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const menu = () => screen.queryByRole('dialog', { name: 'Menu' });

describe('SiteHeader', () => {
  it('leads visitors to the pages of all remotes and to an account [PUB-025, PUB-034]', () => {
    visitFrame('/', pages, visitor);
    expect(hrefs(row().getAllByRole('link'))).toEqual(['/faqs', '/about', '/guides']);
    expect(hrefs([header().getByRole('link', { name: 'Log In' })])).toEqual(['/users/sign_in']);
    expect(hrefs([header().getByRole('link', { name: 'Sign Up' })])).toEqual(['/users/sign_up']);
  });

  it('says the links in the language of the page, in English those that have no other', async () => {
    visitFrame('/', pages, visitor);
    await act(() => setLanguage('es-US'));
    expect(
      row()
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Preguntas frecuentes', 'About', 'Guides']);
    await act(() => setLanguage('en-US'));
  });

  it('leads from a partner’s page to the sign-up for its product, under its brand [PUB-044, PUB-045]', () => {
    visitFrame('/csc/tax', pages, visitor);
    expect(hrefs([header().getByRole('link', { name: 'Sign Up' })])).toEqual([
      '/users/sign_up?flow=tax&signup=true&partner=csc',
    ]);
  });

  it('marks the page that is shown, and the one that it lies below', async () => {
    const { user } = visitFrame('/faqs/more', pages, visitor);
    const current = (name: string) =>
      row().getByRole('link', { name }).getAttribute('aria-current');
    expect([current('FAQs'), current('About')]).toEqual(['true', null]);
    await user.click(row().getByRole('link', { name: 'About' }));
    expect([current('FAQs'), current('About')]).toEqual([null, 'page']);
  });

  it('has the user’s menu in the place of the way in', async () => {
    visitFrame('/', pages);
    expect(await header().findByRole('button', { name: 'Hi, Hazel!' })).toBeTruthy();
    expect(row().getAllByRole('link')).toHaveLength(3);
    expect(header().queryByRole('link', { name: 'Log In' })).toBeNull();
    expect(header().queryByRole('link', { name: 'Sign Up' })).toBeNull();
  });

  it('has nothing to wander off to where a remote wants it quiet', async () => {
    visitFrame('/users/sign_up', pages, visitor);
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(header().queryByRole('button')).toBeNull();
    const links = hrefs(header().getAllByRole('link'));
    expect(links).toEqual(['/', '/users/sign_in']);
  });

  it('does not lead to the page of the log-in from there', () => {
    visitFrame('/users/sign_in', pages, visitor);
    expect(hrefs(header().getAllByRole('link'))).toEqual(['/']);
  });
});

describe('SiteMenu', () => {
  it('has what the row has, and the way in, once it is opened [PUB-026]', async () => {
    const { user } = visitFrame('/', pages, visitor);
    expect(menu()).toBeNull();
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const links = within(menu() as HTMLElement).getAllByRole('link');
    expect(hrefs(links)).toEqual([
      '/faqs',
      '/about',
      '/guides',
      '/users/sign_in',
      '/users/sign_up',
    ]);
  });

  it('has a member’s own places and the way out in the place of the way in', async () => {
    const { user } = visitFrame('/', pages);
    await header().findByRole('button', { name: 'Hi, Hazel!' });
    await user.click(header().getByRole('button', { name: 'Open menu' }));
    const opened = within(menu() as HTMLElement);
    expect(opened.getByText('Hi, Hazel!')).toBeTruthy();
    const links = hrefs(opened.getAllByRole('link'));
    expect(links).toEqual([
      '/faqs',
      '/about',
      '/guides',
      '/dashboard',
      '/account',
      '/account/user-faqs',
    ]);
    api.use(http.get('*/api/v1/users/sign_out', () => HttpResponse.json({}, { status: 503 })));
    await user.click(opened.getByRole('button', { name: 'Log Out' }));
    expect((await opened.findByRole('alert')).textContent).toContain('We could not log you out.');
  });

  it('is closed by its button, by a press beside it, and by Escape', async () => {
    const { user } = visitFrame('/', pages, visitor);
    const open = () => user.click(header().getByRole('button', { name: 'Open menu' }));
    await open();
    await user.click(within(menu() as HTMLElement).getByRole('button', { name: 'Close menu' }));
    expect(menu()).toBeNull();
    await open();
    await user.click(within(menu() as HTMLElement).getByRole('navigation'));
    await user.click(menu() as HTMLElement);
    expect(menu()).toBeNull();
    await open();
    // What a browser does on Escape.
    act(() => (menu() as HTMLDialogElement).close());
    await open();
    expect(menu()).toBeTruthy();
  });

  it('is closed by its links, also by the one to the page that is shown', async () => {
    const { user } = visitFrame('/', pages, visitor);
    for (const name of ['About', 'About']) {
      await user.click(header().getByRole('button', { name: 'Open menu' }));
      await user.click(within(menu() as HTMLElement).getByRole('link', { name }));
      expect(menu()).toBeNull();
      expect(screen.getByRole('heading', { name: '/about' })).toBeTruthy();
    }
  });
});
