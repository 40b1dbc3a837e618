import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { at, openPart, refusal } from '#testing/person.ts';
import { ReleasesPage } from './releases-page.tsx';

const server = mockApi();
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);

const version = (name: string, standing: string, percent: number | null = null) => ({
  version: name,
  digest: `d-${name}`,
  standing,
  percent,
});
const MEMBER = {
  slice: 'mfe-member',
  team: 'member',
  path: '/dashboard',
  versions: [
    version('live1', 'live'),
    version('before1', 'previous'),
    version('next1', 'canary', 0),
  ],
};
const SHELL = {
  slice: 'shell',
  team: 'platform',
  path: '/',
  versions: [version('s1', 'live'), version('s2', 'canary', 10)],
};
const override = (changes: object = {}) => ({
  id: '01930000-0000-7000-8000-000000000001',
  slice: 'mfe-member',
  version: 'next1',
  until: '2026-11-20T21:00:00Z',
  here: true,
  ...changes,
});
const answers = (standing: object | null = null) =>
  server.use(
    http.get(at('/releases'), () =>
      HttpResponse.json({ slices: [SHELL, MEMBER], override: standing }),
    ),
  );

const bodies: unknown[] = [];
const answersBegin = (answer: () => Response) =>
  server.use(
    http.post(at('/release_overrides'), async ({ request }) => {
      bodies.push(await request.json());
      return answer();
    }),
  );
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  answers();
  bodies.splice(0);
  reload.mockClear();
});
afterEach(() => adminTokenStore.getState().drop());

describe('the page of releases', () => {
  it('lists each slice with what is live, what was before, and what a share or nobody gets yet', async () => {
    openPart(<ReleasesPage />);
    await screen.findByText('next1');
    const table = within(screen.getByRole('table', { name: 'Releases' }));
    const rows = table
      .getAllByRole('row')
      .map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['Version', 'Standing', 'Open'],
      ['shell, of team platform'],
      ['s1', 'Live', 'Open'],
      ['s2', 'Canary, 10% of people', 'Open'],
      ['mfe-member, of team member'],
      ['live1', 'Live', 'Open'],
      ['before1', 'Previous', 'Open'],
      ['next1', 'Candidate', 'Open'],
    ]);
    expect(screen.queryByRole('button', { name: 'Back to the live version' })).toBeNull();
  });

  it('opens a version and leads to a page of the slice, which opens beside this one', async () => {
    answersBegin(() => {
      answers(override());
      return HttpResponse.json(
        { until: '2026-11-20T21:00:00Z', path: '/dashboard' },
        { status: 201 },
      );
    });
    const { user } = openPart(<ReleasesPage />);
    await user.click(await button('Open mfe-member in version next1'));
    const link = await screen.findByRole('link', { name: /^Go to a page of mfe-member/ });
    expect(link.getAttribute('href')).toBe('/dashboard');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.closest('[role=status]')).toBe(document.activeElement);
    expect(bodies).toEqual([{ slice: 'mfe-member', version: 'next1' }]);
  });

  it('has the next page loaded anew while something is open here, as its own code is live', async () => {
    answers(override());
    const opened = openPart(<ReleasesPage />);
    await screen.findByText('Opened');
    opened.unmount();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('leaves other pages as they are where nothing is open here', async () => {
    answers(override({ here: false }));
    const opened = openPart(<ReleasesPage />);
    await screen.findByText(/^Another browser or session of yours opens/);
    opened.unmount();
    expect(reload).not.toHaveBeenCalled();
  });

  it('says why one cannot be opened, and shows what can by now', async () => {
    answersBegin(() =>
      refusal(409, 'version_not_offered', 'This version is not offered any more.'),
    );
    const { user } = openPart(<ReleasesPage />);
    await user.click(await button('Open mfe-member in version next1'));
    const why = await screen.findByText('This version is not offered any more.');
    // In sight, however far down the button was.
    expect(why.closest('[role=status]')).toBe(document.activeElement);
    expect((await button('Open mfe-member in version next1')).ariaDisabled).toBeNull();
  });

  it('says what is open here and until when, and ends it', async () => {
    answers(override());
    const end = jest.fn(() => new HttpResponse(null, { status: 204 }));
    server.use(http.delete(at('/release_overrides/current'), end));
    const { user } = openPart(<ReleasesPage />);
    expect(
      await screen.findByText(
        'This browser opens mfe-member in version next1 until 11/20/26, 1:00 PM.',
      ),
    ).toBeTruthy();
    expect(screen.getByText('Opened')).toBeTruthy();
    answers();
    await user.click(await button('Back to the live version'));
    const said = await screen.findByText('This browser opens what is live.');
    expect(said.closest('[role=status]')).toBe(document.activeElement);
    expect(screen.queryByText('Opened')).toBeNull();
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('says so where it is another browser or session of hers', async () => {
    answers(override({ here: false }));
    openPart(<ReleasesPage />);
    expect(await screen.findByText(/^Another browser or session of yours opens/)).toBeTruthy();
    expect(screen.queryByText('Opened')).toBeNull();
  });

  it('stays and says so when it cannot be ended', async () => {
    answers(override());
    server.use(
      http.delete(at('/release_overrides/current'), () => refusal(503, 'unavailable', 'Not now.')),
    );
    const { user } = openPart(<ReleasesPage />);
    await user.click(await button('Back to the live version'));
    expect(await screen.findByText('Not now.')).toBeTruthy();
    expect(screen.getByText('Opened')).toBeTruthy();
  });

  it('is for administrators', async () => {
    server.use(http.get(at('/releases'), () => refusal(403, 'role_required', 'No.')));
    openPart(<ReleasesPage />, 'approver');
    expect(await screen.findByText('Only administrators see releases.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is awaited in its shape, and fails with Retry', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get(
        at('/releases'),
        async () => {
          await promise;
          return refusal(503, 'unavailable', 'Not now.');
        },
        { once: true },
      ),
    );
    const { user } = openPart(<ReleasesPage />);
    const table = within(await screen.findByRole('table', { name: 'Releases' }));
    expect(table.getByRole('columnheader', { name: 'Standing' })).toBeTruthy();
    resolve();
    await user.click(await button('Retry'));
    expect(await screen.findByText('next1')).toBeTruthy();
  });
});
