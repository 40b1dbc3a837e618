import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { prove, provenBy, SAM, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/home/pages/home-page.tsx';
import '#features/session/pages/gate-page.tsx';

const server = mockApi();
let asked: unknown[] = [];
const saved: string[] = [];
const answers = (body: object, status: number) =>
  server.use(
    http.post('http://localhost/api/v1/admin/export_data', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
const keeps = (exports: object[]) =>
  http.get('http://localhost/api/v1/admin/exports', () => HttpResponse.json({ exports }));
const READY = {
  id: '0199aaaa-0000-7000-8000-0000000000e1',
  type: 'card_usage',
  state: 'ready',
  rows: 12_345,
  asked_at: '2026-11-20T20:00:00.000Z',
  expires_at: '2026-11-21T20:00:00.000Z',
};
const FILE = `http://localhost/api/v1/admin/exports/${READY.id}/file`;

beforeEach(() => {
  [asked, saved.length] = [[], 0];
  // jsdom makes no addresses of files, and follows none.
  URL.createObjectURL = () => 'blob:export';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  server.use(secondFactor(), provenBy('token-1'), keeps([]));
});
afterEach(() => {
  jest.restoreAllMocks();
  adminTokenStore.getState().drop();
  act(() => sessionStore.setState({ user: null }));
});

describe('Export Data', () => {
  it('asks for a type, and says to whom the file comes by mail [ADM-008, ADM-109, ADM-110]', async () => {
    answers({}, 202);
    const sam = { id: SAM, firstName: 'Sam', lastName: 'Staff', email: 'sam@example.com' };
    sessionStore.setState({ user: { ...sam, admin: true, impersonating: false } });
    const { user } = await prove(staffArea, '/admin');
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Export Data' }));
    const type = dialog.getByRole('combobox', { name: 'Data type' });
    expect(
      within(type)
        .getAllByRole('option')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual(['Users', 'Waitlist', 'Card accounts', 'Card usage', 'Users for analytics']);
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(await dialog.findAllByText('Choose a data type.')).not.toHaveLength(0);
    expect(asked).toEqual([]);
    await user.selectOptions(type, 'Card usage');
    await user.click(dialog.getByRole('button', { name: 'Export' }));
    expect(
      await dialog.findByText('A link to the file will come by mail to sam@example.com.'),
    ).toBeTruthy();
    expect(asked).toEqual([{ type: 'card_usage' }]);
    await user.click(dialog.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why it was refused', async () => {
    answers({ error: 'Only administrators export data.', code: 'x', request_id: '1' }, 403);
    const { user } = await prove(staffArea, '/admin');
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Data type' }), 'Users');
    await user.click(screen.getByRole('button', { name: 'Export' }));
    expect(await screen.findByText('Only administrators export data.')).toBeTruthy();
  });
});

describe('Export Data for who may not export', () => {
  it('says who may, and asks for nothing that is refused', async () => {
    server.use(
      http.post('http://localhost/api/v1/admin/session', () =>
        HttpResponse.json({
          admin_token: 'token-1',
          expires_at: new Date(Date.now() + 60_000).toISOString(),
          role: 'approver',
        }),
      ),
      http.get('http://localhost/api/v1/admin/exports', () => {
        asked.push('exports');
        return HttpResponse.json({ exports: [] });
      }),
    );
    const { user } = await prove(staffArea, '/admin');
    await user.click(await screen.findByRole('button', { name: 'Export Data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Export Data' }));
    expect(dialog.getByText('Only administrators export data.')).toBeTruthy();
    expect(dialog.queryByRole('combobox')).toBeNull();
    expect(asked).toEqual([]);
  });
});

describe('Your exports', () => {
  const open = async () => {
    const { user } = await prove(staffArea, '/admin?exports');
    return { user, dialog: within(await screen.findByRole('dialog', { name: 'Export Data' })) };
  };

  it('are open where the mail leads to, and say which are there and until when', async () => {
    server.use(
      keeps([
        READY,
        { ...READY, id: 'e2', type: 'users', state: 'waiting', rows: 3_000 },
        { ...READY, id: 'e3', type: 'waitlist', state: 'failed', rows: null },
      ]),
    );
    const { dialog } = await open();
    const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      expect.stringMatching(/Card usage Ready.*Rows: 12,345.*Kept until 11\/21\/26/),
      expect.stringMatching(/^Users Being made.*Rows so far: 3,000$/),
      expect.stringMatching(/^Waitlist Failed/),
    ]);
    expect(dialog.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
  });

  it('downloads a file with the token, under the name that it has', async () => {
    const tokens: unknown[] = [];
    server.use(
      keeps([READY]),
      http.get(FILE, ({ request }) => {
        tokens.push(request.headers.get('x-admin-token'));
        const disposition = 'attachment; filename="reset-card-usage-2026-11-20.csv"';
        return new HttpResponse('id', { headers: { 'content-disposition': disposition } });
      }),
    );
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Download Card usage' }));
    await waitFor(() => expect(saved).toEqual(['reset-card-usage-2026-11-20.csv']));
    expect(tokens).toEqual(['token-1']);
  });

  it('says why a file did not come, and takes another try', async () => {
    server.use(
      keeps([READY]),
      http.get(FILE, () =>
        HttpResponse.json(
          { error: 'Not found', code: 'not_found', request_id: '1' },
          { status: 404 },
        ),
      ),
    );
    const { user, dialog } = await open();
    const button = await dialog.findByRole('button', { name: 'Download Card usage' });
    await user.click(button);
    expect((await dialog.findByRole('alert')).textContent).toBe('Not found');
    server.use(http.get(FILE, () => HttpResponse.error()));
    await user.click(button);
    await waitFor(() =>
      expect(dialog.getByRole('alert').textContent).toBe(
        'The file could not be downloaded. Please try again.',
      ),
    );
  });

  it('say that there is none, and offer Retry where they could not be loaded', async () => {
    server.use(
      http.get('http://localhost/api/v1/admin/exports', () =>
        HttpResponse.json({ error: 'Away.', code: 'x', request_id: '1' }, { status: 403 }),
      ),
    );
    const { user, dialog } = await open();
    expect(await dialog.findByText('Your exports could not be loaded.')).toBeTruthy();
    server.use(keeps([]));
    await user.click(dialog.getByRole('button', { name: 'Retry' }));
    expect(await dialog.findByText('No file of yours is kept.')).toBeTruthy();
  });
});
