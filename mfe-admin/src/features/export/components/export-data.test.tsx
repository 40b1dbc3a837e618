import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, within } from '@testing-library/react';
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
const answers = (body: object, status: number) =>
  server.use(
    http.post('http://localhost/api/v1/admin/export_data', async ({ request }) => {
      asked.push(await request.json());
      return HttpResponse.json(body, { status });
    }),
  );
beforeEach(() => {
  asked = [];
  server.use(secondFactor(), provenBy('token-1'));
});
afterEach(() => {
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
    expect(await dialog.findByText('The file will come by mail to sam@example.com.')).toBeTruthy();
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
