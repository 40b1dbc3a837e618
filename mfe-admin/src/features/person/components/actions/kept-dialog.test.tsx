import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSchedules,
  answersSections,
  answersUser,
  at,
  openDialog,
  openForm,
  openPart,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { userQuery } from '../../api/get-user.ts';
import { Profile } from '../sections/profile.tsx';
import { Repayments } from '../sections/repayments.tsx';
import { OverrideConfig } from './override-config.tsx';
import { UserCommand } from './user-command.tsx';

const server = mockApi();
let asked: Asked[] = [];

const RepaymentsOfRosa = () => <Repayments query={useQuery(userQuery(ROSA))} />;
const ProfileOfRosa = () => <Profile query={useQuery(userQuery(ROSA))} />;
const ConfigOfRosa = () => {
  const { data } = useQuery(userQuery(ROSA));
  return data && <OverrideConfig user={data} />;
};

beforeEach(() => {
  asked = [];
  server.use(answersSchedules(), ...answersSections());
});
afterEach(() => adminTokenStore.getState().drop());

/** Waits until what opened the dialog has gone from the page behind it. */
const gone = (name: string | RegExp) =>
  waitFor(() => {
    const names = screen
      .getAllByRole('button', { hidden: true })
      .map((one) => one.getAttribute('aria-label'));
    expect(names.some((one) => one?.match(name))).toBe(false);
  });

describe('the dialog of an action', () => {
  it('says why it was refused, though the row of its button has gone', async () => {
    const instance = {
      id: '0199eeee-0000-7000-8000-000000000001',
      effective_date: '2026-12-14',
      created_at: '2026-11-20T20:00:00Z',
      amount: 40,
    };
    server.use(
      answersUser({ scheduled_repayment_instances: [instance] }),
      answersCommand('/repayment_instances/:id/cancel', asked, () => {
        server.use(answersUser());
        return refusal(409, 'conflict', 'This repayment is not scheduled any more.');
      }),
    );
    const { user } = openPart(<RepaymentsOfRosa />);
    const { dialog } = await openDialog(user, /^Cancel repayment of/);
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Cancel repayment' }));
    const said = await dialog.findByText('This repayment is not scheduled any more.');
    await gone(/^Cancel repayment of/);
    expect(screen.getByRole('dialog').contains(said)).toBe(true);
    await user.click(dialog.getByRole('button', { name: 'Keep' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('whose answer was lost can try again, though its button has gone', async () => {
    server.use(
      answersUser({ cards: [{ physical: false }] }),
      answersCommand(
        '/users/:id/issue_physical_card',
        asked,
        () => {
          server.use(answersUser({ cards: [{ physical: false }, { physical: true }] }));
          return refusal(503, 'service_unavailable', 'Please try again.');
        },
        () => HttpResponse.json({}, { status: 201 }),
      ),
    );
    const { user } = openPart(<ProfileOfRosa />);
    const { dialog } = await openDialog(user, 'Ship physical card');
    await user.click(dialog.getByLabelText('Standard'));
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Ship physical card' }));
    await dialog.findByText('Please try again.');
    await screen.findByText('Virtual, Physical');
    await user.click(dialog.getByRole('button', { name: 'Ship physical card' }));
    expect(await screen.findByText('A physical card is on its way.')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(asked[1]?.key).toBe(asked[0]?.key);
  });

  it('takes over what somebody else has set meanwhile, and keeps what was changed in it', async () => {
    const held = { partner_slug: null, repayment_method: 'ach_debit_flow', muted: false };
    const sets = (payroll_linked: number[], income_tax_refund_advance_multiplier: number) => ({
      ...held,
      income_tax_refund_advance_multiplier,
      ewa_multiplier_by_repayment_count: { payroll_linked, payroll_unlinked: [0.2] },
    });
    server.use(
      answersUser({ user_config: sets([0.4], 0.5) }),
      answersCommand(
        '/users/:id/override_user_config',
        asked,
        () => {
          server.use(answersUser({ user_config: sets([0.4, 0.6, 0.7], 0.8) }));
          return refusal(409, 'being_changed', 'This was changed.');
        },
        () => new HttpResponse(null, { status: 204 }),
      ),
    );
    const form = await openForm(<ConfigOfRosa />, 'Override user config');
    const slots = () => form.dialog.getAllByLabelText<HTMLInputElement>(/^After \d+ repayment/);
    await form.user.click(form.dialog.getByLabelText('Muted'));
    await form.user.clear(slots()[0] as Element);
    await form.user.type(slots()[0] as Element, '0.3');
    await form.send();
    await form.dialog.findByText('This was changed.');
    await waitFor(() =>
      expect(slots().map(({ value }) => value || '-')).toEqual(
        '0.3 0.6 0.7 - 0.2 - - -'.split(' '),
      ),
    );
    await form.user.click(form.button);
    await form.done();
    const ewa_multiplier_by_repayment_count = {
      payroll_linked: [0.3, 0.6, 0.7],
      payroll_unlinked: [0.2],
    };
    expect(asked[1]?.body).toEqual({ ewa_multiplier_by_repayment_count, muted: true, reason: 'x' });
  });

  it('stays while it is done, whatever is pressed, and says what came of it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.post(at('/users/:id/refresh_dsl'), async () => {
        await promise;
        return refusal(409, 'conflict', 'It is being computed.');
      }),
    );
    const rosa = { id: ROSA, name: 'Rosa Marin' };
    const form = await openForm(
      <UserCommand name="refresh_dsl" user={rosa} />,
      'Refresh spending limit',
    );
    const shown = screen.getByRole('dialog');
    await form.user.click(form.button);
    await form.user.keyboard('{Escape}');
    await form.user.click(shown.parentElement as Element);
    await form.user.click(form.dialog.getByRole('button', { name: 'Cancel' }));
    await form.user.click(form.dialog.getByRole('button', { name: 'Close' }));
    resolve();
    expect(await form.dialog.findByText('It is being computed.')).toBeTruthy();
    await form.user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is sent by its button, and not by Enter in the reason', async () => {
    server.use(answersCommand('/users/:id/end_sessions', asked));
    const rosa = { id: ROSA, name: 'Rosa Marin' };
    const form = await openForm(
      <UserCommand name="end_sessions" user={rosa} />,
      'Log out everywhere',
    );
    await form.user.type(form.dialog.getByLabelText('Reason'), 'x{Enter}');
    expect(form.button.ariaDisabled).toBeNull();
    await form.user.click(form.button);
    await form.done();
    expect(asked).toHaveLength(1);
  });
});
