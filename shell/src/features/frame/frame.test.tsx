import { browserLocation, profileQuery, setLanguage } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Link, type RouteObject } from 'react-router';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

const answerProfile = (given: Parameters<typeof profile>[0]) =>
  api.use(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile(given))));

const pages: RouteObject[] = [
  {
    path: '/dashboard',
    handle: { title: 'Dashboard', crumb: 'Dashboard', layout: 'member' },
    element: <h1>Dashboard</h1>,
  },
  {
    path: '/income',
    handle: {
      title: 'Income',
      crumb: 'Income',
      parents: [{ crumb: 'Dashboard', path: '/dashboard' }],
      layout: 'member',
    },
    element: <Link to="/income?hideNavigation=true">Alone</Link>,
  },
  { path: '/', handle: { title: 'Home' }, element: <h1>Home</h1> },
];

const crumbs = () => screen.getByRole('navigation', { name: 'Breadcrumbs' });

describe('Frame', () => {
  it('shows the steps above the page, leads to them and marks their place', async () => {
    const { user } = visitFrame('/income', pages);
    const steps = within(crumbs()).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Dashboard', 'Income']);
    expect(within(crumbs()).getByText('Income').getAttribute('aria-current')).toBe('page');
    const main = within(screen.getByRole('navigation', { name: 'Main' }));
    const place = main.getByRole('link', { name: 'Dashboard' });
    expect(place.getAttribute('aria-current')).toBe('true');
    await user.click(within(crumbs()).getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByRole('heading', { name: 'Dashboard' })).toBeTruthy();
    expect(within(crumbs()).getAllByRole('listitem')).toHaveLength(1);
    expect(place.getAttribute('aria-current')).toBe('page');
  });

  it('says its places in the language of the page', async () => {
    visitFrame('/income', pages);
    const places = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('list');
    expect(places.textContent).toBe('Dashboard');
    await act(() => setLanguage('es-US'));
    expect(places.textContent).toBe('Inicio');
    await act(() => setLanguage('en-US'));
  });

  it('speaks another language on any page of a member, in which what is filled in stays', async () => {
    const form = { ...pages[0], element: <input aria-label="City" /> } as RouteObject;
    const { user } = visitFrame('/dashboard', [form]);
    await user.type(await screen.findByLabelText('City'), 'Salem');
    await user.click(screen.getByRole('button', { name: 'Español' }));
    await waitFor(() => expect(document.documentElement.lang).toBe('es-US'));
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('Salem');
    await act(() => setLanguage('en-US'));
  });

  it('leads to the page above by what the address says of which one', async () => {
    visitFrame('/things/seven/part', [
      {
        path: '/things/:id/part',
        handle: {
          title: 'Part',
          crumb: 'Part',
          parents: [{ crumb: 'Thing', path: '/things/:id' }],
          layout: 'member',
        },
        element: <h1>Part</h1>,
      },
    ]);
    const link = await within(crumbs()).findByRole('link', { name: 'Thing' });
    expect(link.getAttribute('href')).toBe('/things/seven');
  });

  it('shows the steps above a page, and no others, while the code of the page is on its way', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const staff = { layout: 'staff' } as const;
    const { user } = visitFrame('/admin/users', [
      {
        path: '/admin/users',
        handle: { title: 'Users', ...staff },
        element: (
          <>
            <Link to="/admin/users/1">Rosa</Link>
            <Link to="/slow">Dashboard</Link>
          </>
        ),
      },
      {
        path: '/admin/users/1',
        handle: {
          title: 'Detail',
          crumb: 'Detail',
          parents: [{ crumb: 'Users', path: '/admin/users' }],
          ...staff,
        },
        lazy: async () => {
          await released;
          return { element: <h1>Rosa</h1> };
        },
      },
      {
        path: '/slow',
        handle: { title: 'Slow', crumb: 'Slow', layout: 'member' },
        lazy: () => new Promise(() => undefined),
      },
    ]);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(screen.queryByRole('navigation', { name: 'Breadcrumbs' })).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Rosa' }));
    const steps = within(crumbs()).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent)).toEqual(['Users', 'Detail']);
    expect(screen.queryByRole('heading', { name: 'Rosa' })).toBeNull();
    release();
    expect(await screen.findByRole('heading', { name: 'Rosa' })).toBeTruthy();
    expect(within(crumbs()).getAllByRole('listitem')).toHaveLength(2);
  });

  it('hides all navigation for hideNavigation=true alone', async () => {
    const { user } = visitFrame('/income?hideNavigation=1', pages);
    expect(screen.getAllByRole('navigation')).toHaveLength(2);
    await user.click(screen.getByRole('link', { name: 'Alone' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('link', { name: 'Skip to content' })).toBeNull();
    expect(screen.getByRole('main')).toBeTruthy();
  });

  it('hides the header of visitors too', () => {
    visitFrame('/?hideNavigation=true', pages, { signedIn: false });
    expect(screen.getByRole('heading', { name: 'Home' })).toBeTruthy();
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('puts focus past the navigation by its first link', async () => {
    const { user } = visitFrame('/dashboard', pages);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skip to content' }));
    await user.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });
});

describe('UnconfirmedEmail', () => {
  it('says where the email went until the address is confirmed [MEM-010]', async () => {
    answerProfile({ confirmed: false, email: 'april@example.com' });
    visitFrame('/dashboard', pages);
    const notice = await screen.findByRole('region', { name: 'Confirm your email' });
    expect(notice.textContent).toContain(
      'Open the email we sent to april@example.com to confirm your address.',
    );
  });

  const SEND = '*/api/v1/users/confirmations/send_instructions_for_current_user';

  it('sends the email once more, and then says so [MEM-011]', async () => {
    let sent = 0;
    api.use(
      http.post(SEND, () => {
        sent += 1;
        return new HttpResponse(null, { status: 204 });
      }),
    );
    answerProfile({ confirmed: false });
    const { user } = visitFrame('/dashboard', pages);
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    const button = await screen.findByRole('button', { name: 'Email Sent' });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.getByText('Not there? Look in your spam folder.')).toBeTruthy();
    expect(sent).toBe(1);
  });

  it('says when it was not sent, and can be asked again', async () => {
    api.use(
      http.post(SEND, () =>
        HttpResponse.json(
          { error: 'Please wait a minute.', code: 'too_many_requests', request_id: 'r-1' },
          { status: 429 },
        ),
      ),
    );
    answerProfile({ confirmed: false });
    const { user } = visitFrame('/dashboard', pages);
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
    const button = screen.getByRole('button', { name: 'Resend' });
    expect((button as HTMLButtonElement).disabled).toBe(false);
  });

  it('comes together with the page below it, where it is expected from before', async () => {
    sessionStorage.clear();
    const content = () => screen.getByRole('main', { hidden: true }).parentElement?.dataset['held'];
    answerProfile({ confirmed: false });
    const first = visitFrame('/dashboard', pages);
    expect(content()).toBeUndefined();
    await screen.findByRole('region', { name: 'Confirm your email' });
    first.unmount();
    const second = visitFrame('/dashboard', pages);
    expect(content()).toBe('true');
    await screen.findByRole('region', { name: 'Confirm your email' });
    expect(content()).toBeUndefined();
    second.unmount();
    answerProfile({ confirmed: true });
    const third = visitFrame('/dashboard', pages);
    await waitFor(() => expect(content()).toBeUndefined());
    third.unmount();
    visitFrame('/dashboard', pages);
    expect(content()).toBeUndefined();
  });

  it('is not there for a confirmed member', async () => {
    visitFrame('/dashboard', pages);
    expect(await screen.findByRole('button', { name: 'Hi, Hazel!' })).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });
});

describe('the page of somebody', () => {
  it('is loaded anew once somebody else signed in in another tab, and never shows her', async () => {
    const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
    const { client } = visitFrame('/dashboard', pages);
    expect(await screen.findByRole('button', { name: 'Hi, Hazel!' })).toBeTruthy();
    answerProfile({ id: '0190f5a2-0000-7000-8000-00000000cafe', first_name: 'Zoe' });
    void client.refetchQueries(profileQuery);
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(screen.queryByText(/Zoe/)).toBeNull();
    reload.mockRestore();
  });
});
