import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { at, openPart, refusal } from '#testing/person.ts';
import { FlagsPage } from './flags-page.tsx';

const server = mockApi();

const state = (changes: object = {}) => ({
  name: 'demo-triggers',
  side: 'browser',
  service: 'gateway',
  value: true,
  source: 'file',
  last_read: { by: 'mfe_member', version: 'b2c3', at: '2026-11-20T20:00:00Z' },
  ...changes,
});
const flag = (changes: object = {}) => ({
  name: 'demo-triggers',
  owner: 'platform',
  purpose: 'Members see the demo controls.',
  default: false,
  expires_on: null,
  is_expired: false,
  never_in_production: true,
  states: [
    state(),
    state({ side: 'server', service: 'member', value: false, source: 'default', last_read: null }),
  ],
  ...changes,
});
const answers = (flags: object[], unavailable: string[] = []) =>
  server.use(http.get(at('/flags'), () => HttpResponse.json({ flags, unavailable })));
const rows = async () => {
  const [, ...all] = within(await screen.findByRole('table', { name: 'Flags' })).getAllByRole(
    'row',
  );
  return all.map((row) => [...row.children].map((cell) => cell.textContent));
};

beforeEach(() => answers([flag()]));
afterEach(() => adminTokenStore.getState().drop());

describe('the page of flags', () => {
  it('says where each is on, what decided it, and who read it last', async () => {
    openPart(<FlagsPage />);
    await screen.findByText('Pages');
    const [pages, service] = await rows();
    expect(pages).toEqual([
      'demo-triggers',
      'Pages',
      'On',
      'Flags’ file',
      'mfe_member b2c3',
      '11/20/26, 12:00 PM',
      'platform',
      'It stays',
    ]);
    expect(screen.getByText('Members see the demo controls.')).toBeTruthy();
    expect(service?.slice(1, 6)).toEqual([
      'Service member',
      'Off',
      'Default',
      'Not read yet',
      'n/a',
    ]);
  });

  it('names a flag whose day has passed, and services that did not answer', async () => {
    const launch = flag({ name: 'rf-6-card-launch', states: [], expires_on: '2026-11-01' });
    answers([{ ...launch, is_expired: true }], ['gateway']);
    openPart(<FlagsPage />);
    expect(await screen.findByText('Expired')).toBeTruthy();
    expect((await rows())[0]?.at(-1)).toBe('11/1/26 Expired');
    expect(screen.getByText('Missing is what these services say: gateway.')).toBeTruthy();
    expect((await rows())[0]?.slice(1, 5)).toEqual(['Unknown', 'Unknown', 'Unknown', 'Unknown']);
  });

  it('is for administrators', async () => {
    server.use(http.get(at('/flags'), () => refusal(403, 'role_required', 'No.')));
    openPart(<FlagsPage />, 'approver');
    expect(await screen.findByText('Only administrators see flags.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('is awaited in its shape, and fails with Retry', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get(
        at('/flags'),
        async () => {
          await promise;
          return refusal(503, 'unavailable', 'Not now.');
        },
        { once: true },
      ),
    );
    const { user } = openPart(<FlagsPage />);
    const table = within(await screen.findByRole('table', { name: 'Flags' }));
    expect(table.getByRole('columnheader', { name: 'Last read by' })).toBeTruthy();
    expect(screen.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(1);
    resolve();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Service member')).toBeTruthy();
  });
});
