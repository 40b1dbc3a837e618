import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { HttpResponse } from 'msw';
import type { ComponentProps } from 'react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSections,
  answersUser,
  openDialog,
  openPart,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { SAM } from '#testing/prove.ts';
import { userQuery } from '../../api/get-user.ts';
import { IntegrationErrors } from '../sections/small-sections.tsx';
import { UserActions } from '../sections/user-actions.tsx';
import { Viewing } from '../sections/viewing.tsx';
import { UserCommand } from './user-command.tsx';

const server = mockApi();
let asked: Asked[] = [];
const ERROR = '0199cccc-0000-7000-8000-000000000001';
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  adminTokenStore.getState().drop();
  jest.restoreAllMocks();
});

const rosa = { id: ROSA, name: 'Rosa Marin' };

/** Shows an action alone and opens its dialog. */
async function openAction(name: ComponentProps<typeof UserCommand>['name'], action: string) {
  const page = openPart(<UserCommand name={name} user={rosa} />);
  return { ...page, ...(await openDialog(page.user, action)) };
}

describe('an action that her role may not take', () => {
  it('says who may, and has no button to be refused by', async () => {
    openPart(<UserCommand name="refresh_dsl" user={rosa} />, 'support');
    expect(await screen.findByText('Takes somebody of operations')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('of operations is hers who is an approver', async () => {
    openPart(<UserCommand name="refresh_dsl" user={rosa} />, 'approver');
    expect(await screen.findByRole('button', { name: 'Refresh spending limit' })).toBeTruthy();
  });
});

describe('an action with a phrase', () => {
  it.each([
    ['delete', 'Delete', 'DELETE ROSA MARIN', `DELETE /users/${ROSA}`],
    ['reject', 'Reject', 'REJECT ROSA MARIN', `POST /users/${ROSA}/reject`],
    ['disconnect', 'Disconnect payroll', 'DISCONNECT ROSA MARIN', `POST /users/${ROSA}/disconnect`],
    [
      'verify_identity',
      'Verify identity',
      'VERIFIED ROSA MARIN',
      `POST /users/${ROSA}/verify_identity`,
    ],
    [
      'convert_payroll_linked_to_skipped',
      'Convert payroll linked to skipped',
      'CONVERT',
      `POST /users/${ROSA}/convert_payroll_linked_to_skipped`,
    ],
    ['unlink_bank_account', 'Unlink bank', 'UNLINK', `POST /users/${ROSA}/unlink_bank_account`],
  ] as const)(
    '%s is blocked until it is typed [ADM-179] [ADM-180]',
    async (name, action, phrase, call) => {
      const { user, dialog } = await openAction(name, action);
      server.use(answersCommand(name === 'delete' ? '/users/:id' : `/users/:id/${name}`, asked));
      const send = dialog.getByRole<HTMLButtonElement>('button', { name: action });
      expect(send.disabled).toBe(true);
      await user.type(dialog.getByLabelText('Reason'), ' Asked for it. ');
      const field = dialog.getByLabelText(`Type “${phrase}” to confirm`);
      await user.type(field, phrase.toLowerCase());
      expect(send.disabled).toBe(true);
      await user.clear(field);
      await user.type(field, phrase);
      await user.click(send);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(asked).toEqual([
        {
          call,
          key: expect.stringMatching(UUID),
          openedSecondsAgo: expect.stringMatching(/^[1-9]\d*$/),
          body: { reason: 'Asked for it.', confirmation: phrase },
        },
      ]);
    },
  );

  it('resolves an integration error, which is gone then, and keeps the focus', async () => {
    const error = {
      id: ERROR,
      created_at: '2026-11-20T20:00:00Z',
      error_type: 'login_required',
      source: 'plaid',
    };
    server.use(
      ...answersSections({ unresolved_integration_errors: { integration_errors: [error] } }),
      answersCommand('/integration_errors/:id/resolve', asked, () => {
        server.use(...answersSections());
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openPart(<IntegrationErrors userId={ROSA} />);
    const { dialog } = await openDialog(user, 'Resolve Login required');
    await user.type(dialog.getByRole('textbox'), 'RESOLVE');
    await user.click(dialog.getByRole('button', { name: 'Resolve' }));
    expect(await screen.findByText('No unresolved integration errors.')).toBeTruthy();
    expect(asked).toMatchObject([
      { call: `POST /integration_errors/${ERROR}/resolve`, body: { confirmation: 'RESOLVE' } },
    ]);
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Integration errors' }),
    );
  });
});

describe('an action', () => {
  it('says beside its button what it will do, and that a real-time refresh costs [ADM-182]', async () => {
    server.use(answersCommand('/users/:id/refresh_plaid_data', asked));
    const { user, opener, dialog } = await openAction(
      'refresh_plaid_data',
      'Real-time Plaid refresh',
    );
    const beside = opener.parentElement?.parentElement?.textContent;
    expect(beside).toContain('costs money');
    expect(dialog.queryByRole('textbox')).toBeNull();
    const send = dialog.getByRole('button', { name: 'Real-time Plaid refresh' });
    expect(document.activeElement).toBe(send);
    await user.click(send);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked).toMatchObject([{ call: `POST /users/${ROSA}/refresh_plaid_data`, body: {} }]);
    await waitFor(() => expect(document.activeElement).toBe(opener));
  });

  it('needs a reason, and what is read of her is read anew after it', async () => {
    server.use(
      ...answersSections(),
      answersCommand('/users/:id/end_sessions', asked, () => {
        server.use(
          ...answersSections({
            actions: {
              actions: [
                {
                  id: ERROR,
                  action: 'end_sessions',
                  made_at: '2026-11-20T20:00:00Z',
                  made_by: { id: SAM, name: 'Sam Staff' },
                  reason: 'She lost her phone.',
                  outcome: 'done',
                },
              ],
            },
          }),
        );
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = openPart(
      <>
        <UserCommand name="end_sessions" user={rosa} />
        <UserActions userId={ROSA} />
      </>,
    );
    await screen.findByText('Staff have not acted on this account.');
    const { dialog } = await openDialog(user, 'Log out everywhere');
    expect(document.activeElement).toBe(dialog.getByLabelText('Reason'));
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect((await dialog.findAllByText('Enter a reason.')).length).toBeGreaterThan(0);
    expect(asked).toEqual([]);
    await user.type(dialog.getByLabelText('Reason'), 'She lost her phone.');
    await user.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
    expect(await screen.findByText('Rosa Marin is logged out everywhere.')).toBeTruthy();
    expect(await screen.findByText('She lost her phone.')).toBeTruthy();
    expect(screen.getByText(/Sam Staff/)).toBeTruthy();
    // Beside the button and in the log.
    expect(screen.getAllByText('Done')).toHaveLength(2);
  });
});

describe('viewing as a user', () => {
  it('asks why and leads to her dashboard [ADM-138]', async () => {
    const left = jest.spyOn(browserLocation, 'assign').mockImplementation(() => undefined);
    server.use(answersUser(), answersCommand('/users/:id/impersonate', asked));
    const { user } = openPart(<ViewingOfRosa />);
    const { dialog } = await openDialog(user, 'View as user');
    await user.type(dialog.getByLabelText('Reason'), 'She called.');
    await user.click(dialog.getByRole('button', { name: 'View as user' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith('/dashboard'));
    expect(asked).toMatchObject([
      { call: `POST /users/${ROSA}/impersonate`, body: { reason: 'She called.' } },
    ]);
  });
});

function ViewingOfRosa() {
  return <Viewing query={useQuery(userQuery(ROSA))} />;
}
