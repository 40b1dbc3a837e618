import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import {
  answersCommand,
  answersSchedules,
  answersUser,
  openDialog,
  openPart,
  refusal,
  ROSA,
  type Asked,
} from '#testing/person.ts';
import { userQuery } from '../../api/get-user.ts';
import { Repayments } from './repayments.tsx';

const server = mockApi();
let asked: Asked[] = [];
const ID = '0199eeee-0000-7000-8000-000000000001';

function RepaymentsOfRosa() {
  return <Repayments query={useQuery(userQuery(ROSA))} />;
}
const open = () => openPart(<RepaymentsOfRosa />);

const instance = (day: string) => ({
  id: ID,
  effective_date: day,
  created_at: '2026-11-20T20:00:00Z',
});

beforeEach(() => {
  asked = [];
  server.use(answersUser(), answersSchedules());
});
afterEach(() => adminTokenStore.getState().drop());

describe('a debit of the external account', () => {
  it('is for today or tomorrow by the time of the service, and says why it fails [ADM-168] [ADM-169]', async () => {
    server.use(
      // 1:26 PM in Los Angeles.
      answersUser({ as_of: { member: '2026-12-31T21:26:00Z' } }),
      answersCommand('/users/:id/debit_external_account', asked, () =>
        refusal(422, 'x', 'No outstanding balance.'),
      ),
    );
    const { user } = open();
    const { dialog } = await openDialog(user, 'Debit External Account');
    expect(dialog.getByText(/1:25 PM PT \(4:25 PM ET\).*Same Day ACH/)).toBeTruthy();
    expect(dialog.getByText(/It is past the cut-off today/)).toBeTruthy();
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    expect(dialog.queryByText('Would be debited')).toBeNull();
    await user.click(dialog.getByLabelText('Tomorrow, Fri, Jan 1'));
    await user.type(dialog.getByLabelText('Reason'), 'x');
    await user.click(dialog.getByRole('button', { name: 'Debit External Account' }));
    expect(await dialog.findByText('No outstanding balance.')).toBeTruthy();
    expect(asked).toMatchObject([
      {
        call: `POST /users/${ROSA}/debit_external_account`,
        body: { effective_date: '2027-01-01', reason: 'x' },
      },
    ]);
  });

  const outlook = (changes: object = {}) =>
    answersUser({
      as_of: { member: '2026-12-11T18:00:00Z' },
      external_debit: {
        amount: 0,
        bank_name: 'Tidewater Savings Bank',
        bank_mask: '4021',
        days: [
          { asked_for: '2026-12-11', leaves_on: '2026-12-11', is_taken: true },
          { asked_for: '2026-12-12', leaves_on: '2026-12-14', is_taken: false },
        ],
        refusal: null,
        under_way: [],
        ...changes,
      },
    });
  const openDebit = async () => {
    const page = open();
    const opened = await openDialog(page.user, 'Debit External Account');
    const send = opened.dialog.getByRole<HTMLButtonElement>('button', {
      name: 'Debit External Account',
    });
    return { ...page, ...opened, send };
  };

  it('that has nothing to take is off, says why, and tells of the one that is under way', async () => {
    const amount = 24.15;
    const since = '2026-12-10T18:05:00Z';
    server.use(outlook({ refusal: 'nothing_owed', under_way: [{ id: ID, amount, since }] }));
    const { dialog, send } = await openDebit();
    expect(dialog.getByText(/^Nothing is left to debit/)).toBeTruthy();
    expect(send.disabled).toBe(true);
    const said = /^\$24\.15 is being debited since 12\/10\/26, 10:05\sAM$/;
    expect(dialog.getByText('Under way').nextElementSibling?.textContent).toMatch(said);
    const row = screen
      .getAllByRole('listitem', { hidden: true })
      .find(({ textContent }) => said.test(textContent ?? ''));
    expect(row).toBeTruthy();
    expect(screen.queryByText('No Scheduled Repayment Instances')).toBeNull();
  });

  it('of a day that has one is off, and says so before a code is asked for', async () => {
    server.use(outlook({ amount: 10 }));
    const { user, dialog, send } = await openDebit();
    const today = dialog.getByLabelText('Today, Fri, Dec 11');
    expect(dialog.getByText('A debit is scheduled for this day already.')).toBeTruthy();
    await user.click(today);
    expect(send.disabled).toBe(true);
    await user.click(dialog.getByLabelText(/^Tomorrow/));
    expect(send.disabled).toBe(false);
  });

  it.each([
    ['nothing_left', 'Debits that are scheduled already repay all that is owed.'],
    ['repays_from_pay', /^Repayments are made from direct deposit/],
    ['no_bank', 'There is no bank account that may be debited.'],
  ])('that would be refused as %s says so', async (refused, said) => {
    server.use(outlook({ refusal: refused }));
    const { dialog } = await openDebit();
    expect(dialog.getByText(said)).toBeTruthy();
    // Not at the date, down to which a small screen would be scrolled.
    expect(document.activeElement?.getAttribute('role')).toBe('dialog');
  });

  it('names what would be debited, from where, when it leaves, and what is planned already', async () => {
    server.use(
      answersUser({
        as_of: { member: '2026-12-11T18:00:00Z' },
        scheduled_repayment_instances: [
          { ...instance('2026-12-14'), amount: 40, because: 'short_balance' },
        ],
        external_debit: {
          amount: 62.7,
          bank_name: 'Tidewater Savings Bank',
          bank_mask: '4021',
          days: [
            { asked_for: '2026-12-11', leaves_on: '2026-12-11' },
            { asked_for: '2026-12-12', leaves_on: '2026-12-14' },
          ],
        },
      }),
    );
    const { user } = open();
    expect(await screen.findByText(/, put off\. Cause: Short balance/)).toBeTruthy();
    const { dialog } = await openDialog(user, 'Debit External Account');
    const valueOf = (label: string) => dialog.getByText(label).nextElementSibling?.textContent;
    expect(valueOf('Would be debited')).toBe('$62.70');
    expect(valueOf('From')).toBe('Tidewater Savings Bank ··4021');
    expect(valueOf('Planned already')).toBe('Mon, Dec 14, $40.00');
    expect(valueOf('Leaves on')).toBe('Choose a date');
    await user.click(dialog.getByLabelText('Today, Fri, Dec 11'));
    expect(valueOf('Leaves on')).toBe('Fri, Dec 11');
    await user.click(
      dialog.getByLabelText('Tomorrow, Sat, Dec 12: it goes on Mon, Dec 14, the next banking day'),
    );
    expect(valueOf('Leaves on')).toBe('Mon, Dec 14');
  });
});
