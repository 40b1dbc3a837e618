import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  at,
  openDialog,
  openPart,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { SAM } from '#testing/prove.ts';
import { UserCommand } from './user-command.tsx';

const server = mockApi();
let asked: Asked[] = [];
const ERROR = '0199cccc-0000-7000-8000-000000000001';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

beforeEach(() => {
  asked = [];
});
afterEach(() => adminTokenStore.getState().drop());

const rosa = { id: ROSA, name: 'Rosa Marin' };

/** Shows an action alone and opens its dialog. */
async function openAction(name: ComponentProps<typeof UserCommand>['name'], action: string) {
  const page = openPart(<UserCommand name={name} user={rosa} />);
  return { ...page, ...(await openDialog(page.user, action)) };
}

const command = (state: string, code: string | null = null, error: string | null = null) => ({
  command: {
    id: '0199dddd-0000-7000-8000-000000000001',
    action: 'reject',
    subject_id: ROSA,
    staff_id: SAM,
    state,
    asked_at: '2026-11-20T20:00:00Z',
    ended_at: null,
    code,
    error,
  },
});

describe('an action', () => {
  it('that nobody answers is tried again by the same key, and done once', async () => {
    const lost = () => refusal(503, 'service_unavailable', 'Please try again.');
    server.use(
      answersCommand('/users/:id/reset_ewa_multiplier_config', asked, lost, () =>
        HttpResponse.json({}, { status: 200 }),
      ),
    );
    const { user, dialog } = await openAction('reset_ewa_multiplier_config', 'Reset multipliers');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Reset multipliers' }));
    expect(await dialog.findByText('Please try again.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reset multipliers' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveLength(2);
    expect(asked[0]?.key).toMatch(UUID);
    expect(asked[1]?.key).toBe(asked[0]?.key);
  });

  it('that is refused says why, leaves the page usable, and is another one when tried again [ADM-183]', async () => {
    server.use(
      answersCommand('/users/:id/reset_ewa_multiplier_config', asked, () =>
        refusal(409, 'conflict', 'Nothing to reset.'),
      ),
    );
    const { user, dialog } = await openAction('reset_ewa_multiplier_config', 'Reset multipliers');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Reset multipliers' }));
    expect(await dialog.findByText('Nothing to reset.')).toBeTruthy();
    await user.click(dialog.getByRole('button', { name: 'Reset multipliers' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]?.key).not.toBe(asked[0]?.key);
    await user.click(await dialog.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset multipliers' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('is sent once, however often its button is pressed', async () => {
    server.use(answersCommand('/users/:id/refresh_dsl', asked));
    const { user, dialog } = await openAction('refresh_dsl', 'Refresh spending limit');
    await user.dblClick(dialog.getByRole('button', { name: 'Refresh spending limit' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toHaveLength(1);
  });

  it('under way is said to be so, and looked at until it is done', async () => {
    const states = ['asked', 'done'];
    server.use(
      answersCommand('/users/:id/reject', asked, () =>
        HttpResponse.json(command('asked'), { status: 202 }),
      ),
      http.get(at('/commands/:id'), () => HttpResponse.json(command(states.shift() ?? 'done'))),
    );
    const { user, dialog } = await openAction('reject', 'Reject');
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.type(dialog.getByLabelText(/^Type/), 'REJECT ROSA MARIN');
    await user.click(dialog.getByRole('button', { name: 'Reject' }));
    expect(await dialog.findByText(/the answer is not here yet/)).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 15_000 });
    expect(screen.getByText('Rosa Marin is rejected.')).toBeTruthy();
    expect(asked).toHaveLength(1);
  });

  it.each([
    [command('done'), 'is done, with what stood here then.'],
    [command('asked'), 'is under way, with what stood here then.'],
    [command('proposed', 'approval_required'), 'waits for another person’s approval,'],
    [command('refused', 'subject_changed', 'This was changed.'), 'refused: This was changed.'],
    [null, 'We could not look at what came of it'],
  ])('of which an earlier try reached us with other values is told so: %j', async (first, said) => {
    server.use(
      answersCommand(
        '/users/:id/end_sessions',
        asked,
        () => refusal(503, 'service_unavailable', 'Please try again.'),
        () => refusal(422, 'idempotency_key_reused', 'This key belongs to another request.'),
        () => new HttpResponse(null, { status: 204 }),
      ),
      http.get(at('/commands/:id'), ({ params }) =>
        first && params['id'] === asked[0]?.key
          ? HttpResponse.json(first)
          : refusal(404, 'not_found', 'No.'),
      ),
    );
    const { user, dialog } = await openAction('end_sessions', 'Log out everywhere');
    const press = () => user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await press();
    await dialog.findByText('Please try again.');
    await user.type(dialog.getByLabelText('Reason'), 'y');
    await press();
    const banner = await dialog.findByText(/^Your first try reached us/);
    expect(banner.textContent).toContain(said);
    expect(banner.textContent).toContain('What stands here now was not sent.');
    expect(screen.queryByText('Done')).toBeNull();
    expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('xy');
    await press();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked.map(({ body }) => body)).toEqual([
      { reason: 'x' },
      { reason: 'xy' },
      { reason: 'xy' },
    ]);
    expect(asked[1]?.key).toBe(asked[0]?.key);
    expect(asked[2]?.key).not.toBe(asked[0]?.key);
  });

  it.each([
    [false, /^\s*Nothing has been done yet: another person has to approve this, until/],
    [true, /^The same was asked for already, by Omar Ops at Nov 20, 2026, 12:00\sPM PST, and/],
  ])(
    'that another person has to approve says until when, and what waits already: %j',
    async (askedBefore, words) => {
      server.use(
        answersCommand('/users/:id', asked, () =>
          HttpResponse.json(
            {
              approval: {
                id: ERROR,
                action: 'delete',
                subject_id: ROSA,
                amount: null,
                reason: 'x',
                made_by: SAM,
                made_by_name: 'Omar Ops',
                made_at: '2026-11-20T20:00:00Z',
                state: 'pending',
                decided_by: null,
                decided_at: null,
                expires_at: '2026-11-21T20:00:00Z',
                command_id: null,
              },
              asked_before: askedBefore,
            },
            { status: 202 },
          ),
        ),
      );
      const { user, dialog } = await openAction('delete', 'Delete');
      await user.type(dialog.getByLabelText('Reason'), 'x');
      await user.type(dialog.getByLabelText(/^Type/), 'DELETE ROSA MARIN');
      await user.click(dialog.getByRole('button', { name: 'Delete' }));
      const said = await dialog.findByText(/another person has to approve/);
      expect(said.textContent).toMatch(words);
      expect(said.textContent).toMatch(/until Nov 21, 2026, 12:00\sPM PST/);
      await user.click(within(screen.getByRole('dialog')).getAllByRole('button').at(-1) as Element);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
