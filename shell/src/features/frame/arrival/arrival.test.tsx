import { mockApi } from '@reset/remote-sdk/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, useSearchParams, type RouteObject } from 'react-router';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

/** A page that keeps its place while its query changes, as a list with pages does. */
function Income() {
  const [, setSearch] = useSearchParams();
  return (
    <>
      <h1 tabIndex={-1}>Income</h1>
      <button type="button" onClick={() => setSearch({ page: '2' })}>
        Next page
      </button>
    </>
  );
}

const pages: RouteObject[] = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard', layout: 'member' },
    element: (
      <>
        <h1>Welcome back</h1>
        <Link to="/income">To income</Link>
        <Link to="/account#limits">To limits</Link>
        <Link to="/untitled">To no title</Link>
        <Link to="/income#100%">To nowhere</Link>
      </>
    ),
  },
  {
    path: '/income',
    handle: { title: 'Income', layout: 'member' },
    element: <Income />,
  },
  {
    path: '/account',
    handle: { title: 'Account', layout: 'member' },
    element: (
      <>
        <h1 tabIndex={-1}>Account</h1>
        <h2 id="limits" tabIndex={-1}>
          Limits
        </h2>
      </>
    ),
  },
  { path: '/untitled', element: <p>No heading here</p> },
];

const focused = () => document.activeElement;
const said = () => screen.getByRole('status').textContent;

// jsdom lays nothing out.
Element.prototype.scrollIntoView = () => undefined;

afterEach(() => {
  document.title = '';
});

describe('useArrival', () => {
  it('leaves focus alone on the first page and gives it its title', () => {
    visitFrame('/dashboard', pages);
    expect(document.title).toBe('Dashboard | Reset');
    expect(focused()).toBe(document.body);
    expect(said()).toBe('');
  });

  it('gives the next page its title, says it and puts focus on its heading', async () => {
    const { user } = visitFrame('/dashboard', pages);
    await user.click(screen.getByRole('link', { name: 'To income' }));
    expect(focused()).toBe(await screen.findByRole('heading', { name: 'Income' }));
    expect(document.title).toBe('Income | Reset');
    expect(said()).toBe('Income');
  });

  it('focuses the whole of a page whose heading takes no focus, on the way back too', async () => {
    const { user, travel } = visitFrame('/dashboard', pages);
    await user.click(screen.getByRole('link', { name: 'To income' }));
    await travel(-1);
    expect(await screen.findByRole('heading', { name: 'Welcome back' })).toBeTruthy();
    expect(focused()).toBe(screen.getByRole('main'));
    expect(said()).toBe('Dashboard');
  });

  it('leaves no title of the page before on a page without one', async () => {
    const { user } = visitFrame('/dashboard', pages);
    await user.click(screen.getByRole('link', { name: 'To no title' }));
    expect(await screen.findByText('No heading here')).toBeTruthy();
    expect(document.title).toBe('Reset');
    expect(said()).toBe('Reset');
    expect(focused()).toBe(screen.getByRole('main'));
  });

  it('takes no focus and says nothing when only the query changes', async () => {
    const { user } = visitFrame('/income', pages);
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(window.location.search).toBe('?page=2');
    expect(focused()).toBe(screen.getByRole('button', { name: 'Next page' }));
    expect(said()).toBe('');
  });

  it('focuses what the hash names', async () => {
    const { user } = visitFrame('/dashboard', pages);
    await user.click(screen.getByRole('link', { name: 'To limits' }));
    expect(focused()).toBe(await screen.findByRole('heading', { name: 'Limits' }));
  });

  it('takes a hash that names nothing, and is no encoding either, for none', async () => {
    const { user } = visitFrame('/dashboard', pages);
    await user.click(screen.getByRole('link', { name: 'To nowhere' }));
    expect(focused()).toBe(await screen.findByRole('heading', { name: 'Income' }));
  });
});
