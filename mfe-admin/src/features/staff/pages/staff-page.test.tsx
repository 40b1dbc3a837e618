import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { prove, provenBy, SAM, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './staff-page.tsx';

const at = (path: string) => `http://localhost/api/v1${path}`;
const server = mockApi();
const ADA = '0199aaaa-0000-7000-8000-000000000002';
const INVITATION = '0199aaaa-0000-7000-8000-000000000003';

const member = (changes: object = {}) => ({
  id: SAM,
  name: 'Sam Staff',
  email: 'sam.staff@example.com',
  role: 'administrator',
  added_at: '2026-11-01T10:00:00Z',
  last_sign_in_at: null,
  you: true,
  ...changes,
});
const ada = { id: ADA, name: 'Ada Approver', email: 'ada.approver@example.com', you: false };
const nina = {
  id: INVITATION,
  email: 'nina@example.com',
  role: 'operations',
  invited_at: '2026-11-20T10:00:00Z',
  expires_at: '2026-11-27T10:00:00Z',
};

/** What the service has, and each change that it was asked for with the token that it carried. */
let world: { staff: object[]; invitations: object[] };
let requests: [string, string | null, unknown][] = [];

const answer = (effect: (body: unknown) => Response | void) =>
  async function answerCall({ request }: { request: Request }) {
    const text = await request.text();
    const body: unknown = text === '' ? null : JSON.parse(text);
    const path = new URL(request.url).pathname.replace('/api/v1/admin', '');
    requests.push([`${request.method} ${path}`, request.headers.get('x-admin-token'), body]);
    return effect(body) ?? new HttpResponse(null, { status: 204 });
  };
const refusal = (status: number, code: string, error: string) =>
  HttpResponse.json({ error, code, request_id: '1' }, { status });

const open = async () => {
  const page = await prove(staffArea, '/admin/staff');
  await screen.findByRole('heading', { name: 'Open invitations' });
  return page;
};
const chooseRole = async (user: Awaited<ReturnType<typeof open>>['user'], role: string) => {
  const title = 'Change role of Ada Approver';
  await user.click(await screen.findByRole('button', { name: title }));
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.selectOptions(dialog.getByLabelText('Role'), role);
  return dialog;
};
const rowOf = async (name: string | RegExp) =>
  within((await screen.findByRole('rowheader', { name })).closest('tr') as HTMLElement);

beforeEach(() => {
  requests = [];
  world = { staff: [member(), member({ ...ada, role: 'operations' })], invitations: [] };
  server.use(
    secondFactor(),
    provenBy('token-1'),
    http.get(at('/admin/staff'), () => HttpResponse.json(world)),
  );
});
afterEach(() => {
  adminTokenStore.getState().drop();
  jest.restoreAllMocks();
});

describe('the staff', () => {
  it('is shown to an administrator, who is told which one she is', async () => {
    await open();
    const row = await rowOf(/Sam Staff/);
    expect(row.getByText('(you)')).toBeTruthy();
    expect(row.getByText('sam.staff@example.com')).toBeTruthy();
    expect(row.getByText('n/a')).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: /Ada Approver/ })).toBeTruthy();
  });

  it('is awaited in the shape of what an administrator sees', async () => {
    server.use(http.get(at('/admin/staff'), () => new Promise<never>(() => undefined)));
    await prove(staffArea, '/admin/staff');
    const table = within(await screen.findByRole('table', { name: 'Staff' }));
    expect(table.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Invite somebody' })).toBeTruthy();
    expect(screen.getAllByRole('progressbar', { name: 'Loading' })).toHaveLength(3);
  });

  it('gets another role once that is confirmed', async () => {
    server.use(
      http.put(
        at('/admin/staff/:id'),
        answer(() => {
          world.staff = [member(), member(ada)];
        }),
      ),
    );
    const { user } = await open();
    const dialog = await chooseRole(user, 'Administrator');
    // A slip in the list of roles changes nothing.
    expect(requests).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await rowOf(/Ada Approver/)).getByText('Administrator')).toBeTruthy();
    expect(requests).toEqual([[`PUT /staff/${ADA}`, 'token-1', { role: 'administrator' }]]);
    // There are two administrators now, so that she may change her own role.
    expect(await screen.findByRole('button', { name: 'Change role of Sam Staff' })).toBeTruthy();
  });

  it('shows a refused role as it was, and why', async () => {
    server.use(
      http.put(
        at('/admin/staff/:id'),
        answer(() => refusal(409, 'last_administrator', 'Not the last.')),
      ),
    );
    const { user } = await open();
    const dialog = await chooseRole(user, 'Administrator');
    await user.click(dialog.getByRole('button', { name: 'Change role' }));
    expect(await dialog.findByText('Not the last.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect((await rowOf(/Ada Approver/)).getByText('Operations')).toBeTruthy();
  });

  it('offers neither another role nor removal for the last administrator', async () => {
    await open();
    const row = await rowOf(/Sam Staff/);
    expect(row.queryByRole('button')).toBeNull();
    expect(row.getByText('The last administrator stays')).toBeTruthy();
  });

  it('loses somebody once her address is typed', async () => {
    server.use(
      http.delete(
        at('/admin/staff/:id'),
        answer(() => {
          world.staff = [member()];
        }),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Approver' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove Ada Approver' }));
    const confirm = dialog.getByRole('button', { name: 'Remove' }) as HTMLButtonElement;
    expect(confirm.disabled).toBe(true);
    await user.type(dialog.getByRole('textbox'), 'ada.approver@example.com');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(requests).toEqual([[`DELETE /staff/${ADA}`, 'token-1', null]]);
    expect(screen.queryByRole('rowheader', { name: /Ada Approver/ })).toBeNull();
  });

  it('keeps the dialog with the reason when removal is refused', async () => {
    server.use(
      http.delete(
        at('/admin/staff/:id'),
        answer(() => refusal(409, 'last_administrator', 'Not her.')),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Ada Approver' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'ada.approver@example.com');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText('Not her.')).toBeTruthy();
  });

  it('is left by who removes herself, and so is the area', async () => {
    const left = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    world.staff = [member(), member(ada)];
    server.use(
      http.delete(
        at('/admin/staff/:id'),
        answer(() => undefined),
      ),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Remove Sam Staff' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave the staff' }));
    await user.type(dialog.getByRole('textbox'), 'sam.staff@example.com');
    await user.click(dialog.getByRole('button', { name: 'Leave the staff' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/'));
  });

  it('fails with Retry', async () => {
    server.use(http.get(at('/admin/staff'), () => refusal(403, 'x', 'Not now.'), { once: true }));
    const { user } = await prove(staffArea, '/admin/staff');
    expect(await screen.findByText('The staff could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('rowheader', { name: /Sam Staff/ })).toBeTruthy();
  });
});

describe('invitations', () => {
  it('are sent by an administrator, to operations unless another role is chosen', async () => {
    server.use(
      http.post(
        at('/admin/staff_invitations'),
        answer(() => {
          world.invitations = [nina];
          return HttpResponse.json(nina, { status: 201 });
        }),
      ),
    );
    const { user } = await open();
    expect(await screen.findByText('Nobody is invited.')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), ' nina@example.com ');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(
      await screen.findByText('We are sending an invitation to nina@example.com.'),
    ).toBeTruthy();
    expect(requests).toEqual([
      ['POST /staff_invitations', 'token-1', { email: 'nina@example.com', role: 'operations' }],
    ]);
    expect(await screen.findByRole('rowheader', { name: 'nina@example.com' })).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe('');
  });

  it('need an address', async () => {
    const { user } = await open();
    const send = await screen.findByRole('button', { name: 'Send invitation' });
    await user.click(send);
    expect((await screen.findAllByText(/Enter an email address\./)).length).toBeGreaterThan(0);
    await user.type(screen.getByLabelText('Email'), 'nobody');
    await user.click(send);
    expect((await screen.findAllByText(/not an email address/)).length).toBeGreaterThan(0);
    expect(requests).toEqual([]);
  });

  it('are refused for who is of staff already', async () => {
    server.use(
      http.post(
        at('/admin/staff_invitations'),
        answer(() => refusal(409, 'already_staff', 'This person is of staff already.')),
      ),
    );
    const { user } = await open();
    await user.type(await screen.findByLabelText('Email'), 'ada.approver@example.com');
    await user.click(screen.getByRole('button', { name: 'Send invitation' }));
    expect(await screen.findByText('This person is of staff already.')).toBeTruthy();
    expect((screen.getByLabelText('Email') as HTMLInputElement).value).toBe(
      'ada.approver@example.com',
    );
  });

  it('are voided', async () => {
    world.invitations = [nina];
    server.use(
      http.delete(
        at('/admin/staff_invitations/:id'),
        answer(() => {
          world.invitations = [];
        }),
      ),
    );
    const { user } = await open();
    await user.click(
      await screen.findByRole('button', { name: 'Void the invitation of nina@example.com' }),
    );
    expect(requests).toEqual([]);
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Void' }),
    );
    expect(await screen.findByText('Nobody is invited.')).toBeTruthy();
    expect(requests).toEqual([[`DELETE /staff_invitations/${INVITATION}`, 'token-1', null]]);
  });
});

describe('an approver', () => {
  it('sees who is of staff and who is invited, is offered no change and told why', async () => {
    world = { staff: [member({ role: 'approver' }), member(ada)], invitations: [nina] };
    await open();
    expect(await screen.findByText(/^Only administrators/)).toBeTruthy();
    expect(screen.getByRole('rowheader', { name: 'nina@example.com' })).toBeTruthy();
    expect(screen.queryAllByRole('combobox')).toEqual([]);
    expect(screen.queryByRole('button', { name: /Remove|Void|invitation|role/ })).toBeNull();
    expect(screen.queryByLabelText('Email')).toBeNull();
  });
});
