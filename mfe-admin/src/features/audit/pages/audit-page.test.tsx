import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersList } from '#testing/answers-list.ts';
import { makeUser } from '#testing/make-user.ts';
import { at, openPart, refusal, ROSA } from '#testing/person.ts';
import { SAM } from '#testing/prove.ts';
import { AuditPage } from './audit-page.tsx';

const server = mockApi();
let asked: string[] = [];

const entry = (position: number, changes: object = {}) => ({
  position,
  at: '2026-11-20T20:00:00Z',
  staff: { id: SAM, name: 'Sam Staff' },
  on_behalf_of: null,
  action: 'update_phone_number',
  subject: { id: ROSA, name: 'Rosa Marin' },
  object: null,
  reason: 'She moved.',
  changes: [{ field: 'phone_number', before: null, after: 'hmac:1a2b' }],
  state: 'done',
  command_id: null,
  request_id: SAM,
  refusal: null,
  hash: 'ab'.repeat(32),
  former_hash: 'cd'.repeat(32),
  ...changes,
});

const CHECK = {
  checked_at: '2026-11-20T09:20:00Z',
  position: 51,
  hash: 'ab'.repeat(32),
  broken_at: [] as number[],
};

const REFUSED = {
  state: 'refused',
  refusal: { code: 'already_asked', error: 'A debit is scheduled for this day already.' },
};

beforeEach(() => {
  asked = [];
  server.use(
    http.get(at('/audit_check'), () => HttpResponse.json({ check: CHECK })),
    http.get(at('/staff'), () => HttpResponse.json({ staff: [], invitations: [] })),
    http.get(at('/audit_entries'), ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      const isOlder = search.includes('before');
      return HttpResponse.json({
        audit_entries: [entry(isOlder ? 1 : 51, isOlder ? { staff: null, ...REFUSED } : {})],
        next_before: isOlder ? null : 51,
      });
    }),
  );
});
afterEach(() => adminTokenStore.getState().drop());

describe('the audit log', () => {
  it('says who did what to whom, why, and what changed, and leads to what is older', async () => {
    const { user } = openPart(<AuditPage />);
    const row = within((await screen.findByText('51')).closest('tr') as HTMLElement);
    expect(row.getByText('Sam Staff')).toBeTruthy();
    expect(row.getByText('Update phone number')).toBeTruthy();
    expect(row.getByText('Phone number')).toBeTruthy();
    expect(row.getByText('hmac:1a2b').closest('details')?.open).toBe(false);
    const headings = screen.getAllByRole('columnheader').map((heading) => heading.textContent);
    // How it ended is in sight without scrolling sideways.
    expect(headings.slice(0, 3)).toEqual(['No.', 'At', 'State']);
    expect(row.getByRole('link', { name: 'Rosa Marin' }).getAttribute('href')).toBe(
      `/admin/users/${ROSA}`,
    );
    await user.click(screen.getByRole('link', { name: 'Older entries' }));
    expect(await screen.findByText('Operator')).toBeTruthy();
    expect(screen.getByText('A debit is scheduled for this day already.')).toBeTruthy();
    expect(asked).toEqual(['', '?before=51']);
  });

  it('says whether it is what was written, checks it now and is exported', async () => {
    // The service refuses each that has a body.
    const bodies: string[] = [];
    server.use(
      http.post(at('/audit_check'), async ({ request }) => {
        bodies.push(await request.text());
        return HttpResponse.json({ check: { ...CHECK, broken_at: [7, 8] } });
      }),
      http.post(at('/audit_entries/export'), async ({ request }) => {
        bodies.push(await request.text());
        return bodies.length === 2
          ? refusal(403, 'role_required', 'It takes an administrator.')
          : HttpResponse.json({}, { status: 202 });
      }),
    );
    const { user } = openPart(<AuditPage />);
    expect(await screen.findByText(/^The log is what was written, up to No. 51/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^The log was changed at No. 7, 8/)).toBeTruthy();
    const asking = screen.getByRole('button', { name: 'Export the audit log' });
    await user.click(asking);
    expect(await screen.findByText('It takes an administrator.')).toBeTruthy();
    await user.click(asking);
    expect(await screen.findByText('A link to the file will come by mail.')).toBeTruthy();
    expect(bodies).toEqual(['', '', '']);
  });

  it('is filtered, and the filters are in the address', async () => {
    const { user, router } = openPart(<AuditPage />);
    await screen.findByText('51');
    await user.selectOptions(screen.getByLabelText('Action'), 'Reject');
    await user.type(screen.getByLabelText('From'), '11202026');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() =>
      expect(router.state.location.search).toBe('?action=reject&from=2026-11-20'),
    );
    await waitFor(() =>
      expect(asked).toEqual(['', '?action=reject&from=2026-11-20T08%3A00%3A00.000Z']),
    );
    const filters = screen.getByRole('button', { name: 'Filters: 2 set' });
    expect(document.activeElement).toBe(filters);
  });

  it('is looked through for a person by the end of her id, as staff see it', async () => {
    const sought: string[] = [];
    const users = [makeUser({ matched_by: 'short_id' }), makeUser({ id: SAM, matched_by: 'name' })];
    server.use(answersList('users', { users, total_pages: 1 }, sought));
    const { user, router } = openPart(<AuditPage />);
    await screen.findByText('51');
    await user.type(screen.getByLabelText('Person (ID)'), ' beef ');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(router.state.location.search).toBe(`?user_id=${ROSA}`));
    expect(sought).toEqual(['?search=beef']);
    await waitFor(() => expect(asked).toEqual(['', `?user_id=${ROSA}`]));
  });

  it('says at the field that nobody is found, and that more than one person is', async () => {
    server.use(answersList('users', { users: [], total_pages: 0 }));
    const { user, router } = openPart(<AuditPage />);
    await screen.findByText('51');
    const field = screen.getByLabelText('Person (ID)');
    await user.type(field, 'nobody');
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getAllByText(/^Nobody is found by this/).length).toBeGreaterThan(0);
    const users = [SAM, ROSA].map((id) => makeUser({ id, matched_by: 'name' }));
    server.use(answersList('users', { users, total_pages: 1 }));
    await user.click(screen.getByRole('button', { name: 'Show' }));
    expect((await screen.findAllByText(/^More than one person is found/)).length).toBeGreaterThan(
      0,
    );
    expect(router.state.location.search).toBe('');
  });

  it('says so at the field as well where its address names nobody, and asks for nothing', async () => {
    openPart(<AuditPage />, undefined, '?user_id=beef');
    const field = await screen.findByLabelText('Person (ID)');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(screen.queryByText('The audit log could not be loaded.')).toBeNull();
    expect(asked).toEqual([]);
  });

  it('fails with Retry', async () => {
    server.use(
      http.get(at('/audit_entries'), () => refusal(403, 'forbidden', 'No.'), { once: true }),
    );
    const { user } = openPart(<AuditPage />);
    expect(await screen.findByText('The audit log could not be loaded.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('51')).toBeTruthy();
  });
});
