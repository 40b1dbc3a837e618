import { describe, expect, it } from '@jest/globals';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { makeOverview } from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';
import { LimitReceipt } from './limit-receipt.tsx';

type Changes = Parameters<typeof makeOverview>[0];

async function open(changes?: Changes) {
  render(<LimitReceipt overview={makeOverview(changes)} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: 'How your limit is made' }));
  return within(screen.getByRole('dialog', { name: 'How your limit is made' }));
}

describe('LimitReceipt', () => {
  it('is opened by an address that ends in #limit', () => {
    render(
      <MemoryRouter initialEntries={['/dashboard#limit']}>
        <LimitReceipt overview={makeOverview()} />
      </MemoryRouter>,
    );
    expect(screen.getByRole('dialog', { name: 'How your limit is made' })).toBeTruthy();
  });

  it('has what the limit comes from line by line, each leading to its page', async () => {
    const receipt = await open();
    const lines = receipt
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(lines).toEqual([
      ['Available Balance $1,240.18', '/recurring-expenses'],
      ['Upcoming Bills $207.50', '/recurring-expenses'],
      ['Accrued Net Earnings $368.40', '/income'],
      ['Outstanding Transactions \u2212$64.20', '/card-transactions'],
      ['See your limit until payday', '/dashboard/forecast'],
    ]);
    expect(receipt.getByText('$120.00')).toBeTruthy();
  });

  it.each([
    ['part_of_pay', /^Your balance covers these bills/],
    ['bills', /^Your balance doesn't cover these bills/],
  ] as const)(
    'sets her bank apart from the sum, and says what it does: %s',
    async (reason, words) => {
      const receipt = await open({ limitSteps: [{ reason, percent: 50, amount: 184.2 }] });
      const headings = receipt.getAllByRole('heading', { level: 3 });
      expect(headings.map(({ textContent }) => textContent)).toEqual([
        'Your bank and your bills',
        'Your limit',
      ]);
      expect(receipt.getByText(words)).toBeTruthy();
      const earned = receipt.getByRole('link', { name: /^Accrued/ });
      expect(headings[1]?.compareDocumentPosition(earned)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    },
  );

  it('adds up: what counts, less what is outstanding, is the limit', async () => {
    const receipt = await open({
      dsl: { currentAmount: 120, maxAmount: 184.2 },
      resetCard: { name: 'Reset Card', amount: 64.2 },
    });
    expect(receipt.getByText('What counts toward your limit').closest('p')?.textContent).toBe(
      'What counts toward your limit $184.20',
    );
  });

  it('names what of it is an advance on her refund that is not repaid yet, and nothing without', async () => {
    const changes = {
      dsl: { currentAmount: 242.59, maxAmount: 492.84 },
      resetCard: { name: 'Reset Card', amount: 250.25 },
    };
    const nextRepayment = makeNextRepayment({ amount: 0, ofRefund: 250.25 });
    const receipt = await open({ ...changes, nextRepayment });
    expect(
      receipt.getByText(
        '$250.25 of that is what you spent of your refund advance, which is not repaid yet.',
      ),
    ).toBeTruthy();
    cleanup();
    const other = await open(changes);
    expect(other.queryByText(/of your refund advance/)).toBeNull();
  });

  it('says what the card shows where it leaves cents away, and nothing where it shows all', async () => {
    const receipt = await open({ dsl: { currentAmount: 381.65, maxAmount: 500 } });
    expect(receipt.getByText('Your card shows whole dollars: $381.')).toBeTruthy();
    cleanup();
    const whole = await open({ dsl: { currentAmount: 381, maxAmount: 500 } });
    expect(whole.queryByText(/whole dollars/)).toBeNull();
  });

  it('says why what counts is not all that was earned', async () => {
    const receipt = await open({
      limitSteps: [
        { reason: 'part_of_pay', percent: 33.5, amount: 123.41 },
        { reason: 'probation', percent: null, amount: 100 },
      ],
      dsl: { currentAmount: 35.8, maxAmount: 100 },
    });
    const said = receipt.getAllByRole('paragraph').map(({ textContent }) => textContent);
    expect(said.slice(2)).toEqual([
      "Of what you earned, 66.5% doesn't count \u2212$244.99",
      'Above the most that counts until your first repayment \u2212$23.41',
      'What counts toward your limit $100.00',
      'Spending Limit $35.80',
      'Your card shows whole dollars: $35.',
    ]);
  });

  it('says that a limit ends at $0 where more is outstanding than counts', async () => {
    const receipt = await open({
      dsl: { currentAmount: 0, maxAmount: 50 },
      limitSteps: [{ reason: 'part_of_pay', percent: 13, amount: 50 }],
    });
    expect(receipt.getByText(/a limit ends at \$0/).closest('p')?.textContent).toMatch(
      /\+\$14\.20$/,
    );
  });

  it('begins at $0 with the cause that applies, and with none above', async () => {
    const receipt = await open({
      dsl: { currentAmount: 0, maxAmount: 0 },
      payroll: { name: 'Harbor Coffee', amount: 403.2 },
      linkedBank: { name: 'Juniper Bank', amount: 1_000 },
      upcomingExpensesAmount: 2_002.6,
    });
    expect(receipt.getAllByRole('paragraph')[0]?.textContent).toBe(
      'Your bills before payday come to $1,002.60 more than your bank balance, and you have earned $403.20 so far.',
    );
  });

  it('leaves out what is not linked', async () => {
    const receipt = await open({ payroll: null, linkedBank: null });
    const links = receipt.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/card-transactions', '/dashboard/forecast']);
  });
});
