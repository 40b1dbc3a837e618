import { mockApi } from '@reset/remote-sdk/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { Link, type RouteObject } from 'react-router';
import { profile } from '#testing/profile.ts';
import { scrollableWindow } from '#testing/scrollable-window.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

let deliver: () => void;

/** Grows once its data are here. */
function Income() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    deliver = () => setHere(true);
  }, []);
  return (
    <>
      <h1>Income</h1>
      <Link to="/income?page=2">Page 2</Link>
      <Link to="/dashboard">To dashboard</Link>
      {isHere && <p id="shifts">Shifts</p>}
    </>
  );
}

const pages: RouteObject[] = [
  { path: '/dashboard', element: <Link to="/income">To income</Link> },
  { path: '/income', element: <Income /> },
];

let page: ReturnType<typeof scrollableWindow>;
const scrollIntoView = jest.fn();
beforeEach(() => {
  page = scrollableWindow(2000);
  scrollIntoView.mockReset();
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  window.dispatchEvent(new Event('wheel'));
});

describe('useScrollPosition', () => {
  it('begins a new page at its top, and goes back to where the last was left', async () => {
    const { user, travel } = visitFrame('/dashboard', pages);
    page.scrollTo(700);
    await user.click(screen.getByRole('link', { name: 'To income' }));
    expect(window.scrollY).toBe(0);
    page.scrollTo(300);
    await travel(-1);
    expect(window.scrollY).toBe(700);
    await travel(1);
    expect(window.scrollY).toBe(300);
  });

  it('stays where it is when the query changes', async () => {
    const { user } = visitFrame('/income', pages);
    page.scrollTo(500);
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    expect(window.scrollY).toBe(500);
  });

  it('waits for a page that is still too short', async () => {
    const { user, travel } = visitFrame('/income', pages);
    page.scrollTo(900);
    await user.click(screen.getByRole('link', { name: 'To dashboard' }));
    page.height = 100;
    await travel(-1);
    expect(window.scrollY).toBe(100);
    page.height = 2000;
    act(() => deliver());
    await waitFor(() => expect(window.scrollY).toBe(900));
  });

  it('lets a reader be who has moved by herself meanwhile', async () => {
    const { user, travel } = visitFrame('/income', pages);
    page.scrollTo(900);
    await user.click(screen.getByRole('link', { name: 'To dashboard' }));
    page.height = 100;
    await travel(-1);
    window.dispatchEvent(new Event('wheel'));
    page.height = 2000;
    act(() => deliver());
    await screen.findByText('Shifts');
    expect(window.scrollY).toBe(100);
  });

  it('goes to what the hash names, once it is there', async () => {
    visitFrame('/income#shifts', pages);
    expect(scrollIntoView).not.toHaveBeenCalled();
    act(() => deliver());
    await waitFor(() => expect(scrollIntoView).toHaveBeenCalledTimes(1));
    expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByText('Shifts'));
  });

  it('comes back after a reload to where the page was left, once its code is there', async () => {
    const first = visitFrame('/income', pages);
    page.scrollTo(640);
    await waitFor(() => expect(window.history.state).toMatchObject({ scrollY: 640 }));
    first.unmount();
    const state = window.history.state as object;
    expect(sessionStorage).toHaveLength(0);
    page = scrollableWindow(0);
    const lazy = { path: '/income', lazy: async () => ({ Component: Income }) };
    visitFrame('/income', [{ ...lazy, hydrateFallbackElement: <p>Loading</p> }], { state });
    await screen.findByRole('heading', { name: 'Income' });
    page.height = 2000;
    act(() => deliver());
    await waitFor(() => expect(window.scrollY).toBe(640));
  });
});
