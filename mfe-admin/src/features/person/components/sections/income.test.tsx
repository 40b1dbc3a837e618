import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { makeUser } from '#testing/make-user.ts';
import {
  answersSections,
  answersUser,
  at,
  openDialog,
  openPart,
  ROSA,
  section,
} from '#testing/person.ts';
import { DangerZone } from './danger-zone.tsx';
import { LinkedBank } from './linked-bank.tsx';
import { Payroll } from './payroll.tsx';
import { userQuery } from '../../api/get-user.ts';
import { Income } from './income.tsx';

const server = mockApi();

function IncomeOfRosa() {
  return <Income userId={ROSA} person={useQuery(userQuery(ROSA))} />;
}

const BankOfRosa = () => <LinkedBank userId={ROSA} person={useQuery(userQuery(ROSA))} />;
const DangerOfRosa = () => <DangerZone query={useQuery(userQuery(ROSA))} />;
const PayrollOfRosa = () => <Payroll userId={ROSA} person={useQuery(userQuery(ROSA))} />;

beforeEach(() => server.use(...answersSections()));
afterEach(() => adminTokenStore.getState().drop());

describe('a section that is read before what is told of her', () => {
  it.each([
    ['Income', IncomeOfRosa, /No paystubs?|No income tax returns|n\/a/],
    ['Linked bank', BankOfRosa, /n\/a/],
    ['Payroll', PayrollOfRosa, /n\/a/],
  ])('says nothing of it until then: %s', async (name, Section, missing) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get(at('/users/:id'), async () => {
        await promise;
        return HttpResponse.json({ ...makeUser(), onboarding_states: [] });
      }),
    );
    openPart(<Section />);
    const shown = await section(name);
    expect(await shown.findByText(/As of/)).toBeTruthy();
    expect(shown.queryByText(missing)).toBeNull();
    resolve();
    expect((await shown.findAllByText(missing)).length).toBeGreaterThan(0);
  });
});

describe('what is done to a link', () => {
  it.each([
    ['bank', BankOfRosa, 'Unlink bank', { linked_bank_account_name: 'Juniper Checking' }],
    ['payroll', PayrollOfRosa, 'Disconnect payroll', { payroll_linking_status: 'active' }],
  ])('is offered where there is one: %s', async (kind, Section, action, linked) => {
    server.use(answersUser(linked));
    const { unmount } = openPart(<Section />);
    expect(await screen.findByRole('button', { name: action })).toBeTruthy();
    unmount();
    const nothing = { linked_bank_account_name: null, payroll_linking_status: 'not_linked' };
    server.use(answersUser(nothing));
    openPart(<Section />);
    expect(await screen.findByText(new RegExp(`^No ${kind}.* is linked\\.$`))).toBeTruthy();
    expect(screen.queryByRole('button', { name: action })).toBeNull();
  });
});

describe('what takes away by what is repaid', () => {
  it.each([
    ['Unlink bank', BankOfRosa],
    ['Delete', DangerOfRosa],
  ])('says what is owed and what is planned before it is done: %s', async (action, Section) => {
    server.use(
      answersUser({
        safe_to_spend_components: { outstanding_reset_transactions: 24.15 },
        scheduled_repayment_instances: [
          {
            id: ROSA,
            amount: null,
            effective_date: '2026-11-27',
            created_at: '2026-11-20T20:00:00Z',
          },
        ],
      }),
    );
    const { user } = openPart(<Section />);
    const { dialog } = await openDialog(user, action);
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    expect(valueOf('Owed now')).toBe('$24.15');
    expect(valueOf('Planned already')).toBe('Fri, Nov 27, all that is owed');
  });
});

describe('income tax returns', () => {
  it('say whether an advance may be had on each, and how much of one is in her limit', async () => {
    server.use(
      answersUser({
        income_tax_returns: ['Federal', 'NY'].map((jurisdiction) => ({
          jurisdiction,
          tax_year: 2025,
          refund_amount: 1_840,
          tax_return_status: 'accepted',
          refund_advance_eligible: jurisdiction === 'Federal',
        })),
        safe_to_spend_components: {
          income_tax_refund_amount: 1_840,
          income_tax_refund_advance: 613.5,
        },
      }),
    );
    openPart(<IncomeOfRosa />);
    const table = within(await screen.findByRole('table', { name: 'Income tax returns' }));
    expect(table.getByRole('columnheader', { name: 'Advance eligible' })).toBeTruthy();
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual([
      'Yes',
      'No',
    ]);
    expect(screen.getByText('Advance in the limit').nextElementSibling?.textContent).toBe(
      '$613.50',
    );
  });

  it('are not said to be none while the member service has told nothing of her', async () => {
    server.use(answersUser({ unavailable: ['member'], income_tax_returns: null }));
    openPart(<IncomeOfRosa />);
    expect(await screen.findByText('Income could not be loaded.')).toBeTruthy();
    expect(screen.queryByText(/No income tax returns|No paystub/)).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });

  it('say how they stand, and by its code what has no label [ADM-151]', async () => {
    const statuses = ['submitted', 'accepted', 'refund_received', 'rejected', 'no_refund'];
    server.use(
      answersUser({
        income_tax_returns: statuses.map((tax_return_status, place) => ({
          jurisdiction: ['Federal', 'NY', 'OR', 'GA', 'Federal'][place],
          tax_year: place < 4 ? 2025 : 2024,
          refund_amount: 100 * place,
          tax_return_status,
          refund_advance_eligible: place === 0,
        })),
      }),
    );
    openPart(<IncomeOfRosa />);
    const table = within(await screen.findByRole('table', { name: 'Income tax returns' }));
    const rows = table.getAllByRole('row').slice(1);
    expect(rows.map((row) => within(row).getAllByRole('cell').at(-2)?.textContent)).toEqual([
      'Submitted',
      'Accepted',
      'Refund received',
      'Rejected',
      'no_refund',
    ]);
    expect(rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent)).toEqual([
      '2025',
      '2025',
      '2025',
      '2025',
      '2024',
    ]);
  });
});
