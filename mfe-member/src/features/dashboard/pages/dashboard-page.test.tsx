import { describe, expect, it, jest } from '@jest/globals';
import { sessionStore } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer } from '#testing/answer.ts';
import { makeExpense, makeOverview, makePayout, makeProfile } from '#testing/factories.ts';
import {
  dashboardVisits,
  linkOf,
  OUTFLOWS,
  OVERVIEW,
  PROFILE,
  shownCard,
} from '#testing/dashboard.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';

const server = mockApi();
const visit = dashboardVisits(server);

describe('dashboard', () => {
  it('greets the member and shows what can be spent until payday [MEM-018]', async () => {
    await visit();
    expect(screen.getByRole('heading', { name: 'Welcome back, Rosa!' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Card' })).toBeTruthy();
    expect(within(shownCard() as HTMLElement).getByText('$120')).toBeTruthy();
    expect(within(shownCard() as HTMLElement).getByText(/^Until payday on /)).toBeTruthy();
  });

  it('has a link to help [MEM-015]', async () => {
    await visit();
    expect(linkOf(/^Help$/)?.getAttribute('href')).toBe('/account/user-faqs');
  });

  it('calls a bank and a payroll without a name by what they are [MEM-073]', async () => {
    const linkedBank = { name: null as unknown as string, amount: 20 };
    const payroll = { name: null as unknown as string, amount: 368.4 };
    await visit(answer(OVERVIEW, makeOverview({ linkedBank, payroll })));
    expect(linkOf(/Available Balance.*Your financial institution/)).toBeTruthy();
    expect(linkOf(/Accrued Net Earnings.*Your payroll provider/)).toBeTruthy();
    expect(screen.getByText(/overdraft with your financial institution account\.$/)).toBeTruthy();
  });

  it('leads to the page that explains each figure [MEM-043, MEM-044, MEM-045, MEM-047, MEM-048]', async () => {
    await visit();
    expect(screen.getByRole('button', { name: 'How your limit is made' })).toBeTruthy();
    expect(
      linkOf(/Accrued Net Earnings.*Brightway Payroll.*\$368.40.*Connected/)?.getAttribute('href'),
    ).toBe('/income');
    expect(
      linkOf(/Available Balance.*Juniper Bank.*\$1,240.18.*Connected/)?.getAttribute('href'),
    ).toBe('/recurring-expenses');
    expect(linkOf(/Upcoming Bills.*\$207.50.*On track/)?.getAttribute('href')).toBe(
      '/recurring-expenses',
    );
    expect(linkOf(/Outstanding Transactions.*Reset Card.*\$64.20/)?.getAttribute('href')).toBe(
      '/card-transactions',
    );
  });

  it('says what is repaid next, when and from where, and leads to it [MEM-108]', async () => {
    await visit(
      answer(
        OVERVIEW,
        makeOverview({
          nextRepayment: makeNextRepayment({
            pending: 12.5,
            following: { day: '2026-12-09', amount: 19.15 },
          }),
        }),
      ),
    );
    const next = linkOf(
      /^Next repayment \$30\.00 Fri, Nov 27 from Juniper Bank .*\. \$12\.50 more is pending\. Then \$19\.15 on Wed, Dec 9\.$/,
    );
    expect(next?.getAttribute('href')).toBe('/account/repayments');
  });

  it('leads from what her pay repays to her payday, which says how much and when', async () => {
    const nextRepayment = makeNextRepayment({ status: 'from_pay', bank: null });
    await visit(answer(OVERVIEW, makeOverview({ nextRepayment })));
    expect(linkOf(/^Next repayment/)?.getAttribute('href')).toBe('/dashboard#payday');
  });

  it('says where the rest of her paycheck is and when it arrives', async () => {
    const payout = makePayout({ status: 'on_its_way', amount: 820, arrivesOn: '2026-11-30' });
    await visit(answer(OVERVIEW, makeOverview({ payout })));
    expect(
      linkOf(
        /Your money with us.*on its way to Juniper Bank.*arrives by Mon, Nov 30.*\$820\.00.*On its way/,
      ),
    ).toBeTruthy();
  });

  it('has no earnings without a payroll, and nothing outstanding without a card [MEM-043, MEM-047]', async () => {
    await visit(answer(OVERVIEW, makeOverview({ payroll: null, resetCard: null })));
    expect(linkOf(/Accrued Net Earnings/)).toBeNull();
    expect(linkOf(/Outstanding Transactions/)).toBeNull();
    expect(linkOf(/Available Balance/)).toBeTruthy();
  });

  it('does not warn of bills that the account covers, or of none [MEM-045, MEM-046]', async () => {
    const page = await visit(
      answer(
        OVERVIEW,
        makeOverview({
          linkedBank: { name: 'Juniper Bank', amount: 100 },
          upcomingExpensesAmount: 80,
        }),
      ),
    );
    expect(linkOf(/Upcoming Bills.*On track/)).toBeTruthy();
    expect(screen.queryByText(/may cause an overdraft/)).toBeNull();
    page.unmount();
    await visit(
      answer(
        OVERVIEW,
        makeOverview({
          linkedBank: { name: 'Juniper Bank', amount: -20 },
          upcomingExpensesAmount: 0,
        }),
      ),
    );
    expect(linkOf(/Upcoming Bills.*On track/)).toBeTruthy();
    expect(screen.queryByText(/may cause an overdraft/)).toBeNull();
  });

  it('warns when the bills may overdraw the account [MEM-045, MEM-046]', async () => {
    const linkedBank = { name: 'Juniper Bank', amount: 50 };
    await visit(answer(OVERVIEW, makeOverview({ linkedBank, upcomingExpensesAmount: 80 })));
    expect(
      screen.getByText(
        'Your upcoming bills may cause an overdraft with your Juniper Bank account.',
      ),
    ).toBeTruthy();
    expect(linkOf(/Upcoming Bills.*At risk/)?.getAttribute('href')).toBe('/recurring-expenses');
  });
});

describe('Talk to Us', () => {
  it('opens a chat that knows who is signed in [MEM-016]', async () => {
    window.matchMedia = (() => ({
      matches: false,
      addEventListener() {},
      removeEventListener() {},
    })) as unknown as typeof window.matchMedia;
    sessionStore.getState().setUser({ ...makeProfile(), impersonating: false });
    await visit();
    expect(document.querySelector('iframe')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Talk to Us' }));
    const frame = screen.getByTitle<HTMLIFrameElement>('Talk to Us');
    const post = jest.spyOn(frame.contentWindow as Window, 'postMessage');
    post.mockImplementation(() => undefined);
    const ready = { data: { type: 'ready' }, source: frame.contentWindow };
    window.dispatchEvent(new MessageEvent('message', { ...ready, origin: 'http://widgets.test' }));
    const { email } = makeProfile();
    expect(post.mock.calls).toEqual([[{ type: 'open', token: email }, 'http://widgets.test']]);
  });
});

describe('dashboard without a card account', () => {
  const without = [
    answer(PROFILE, makeProfile({ currentCardAccount: null })),
    answer(OVERVIEW, makeOverview({ resetCard: null, dsl: { currentAmount: 0, maxAmount: 0 } })),
  ];

  it('shows the overview alone, without tabs and without the header of a card [MEM-018, MEM-021, MEM-047]', async () => {
    await visit(answer(OUTFLOWS, [makeExpense()]), ...without);
    expect(shownCard()).toBeNull();
    expect(screen.queryByRole('heading', { name: 'Card' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Upcoming Bills' })).toBeNull();
    for (const role of ['tab', 'tablist']) expect(screen.queryByRole(role)).toBeNull();
    expect(linkOf(/Outstanding Transactions/)).toBeNull();
    expect(linkOf(/Available Balance/)).toBeTruthy();
  });

  it('still explains a limit of $0, a new account first [MEM-030, MEM-035]', async () => {
    const { user } = await visit(...without);
    await user.click(screen.getByRole('button', { name: 'Why is my limit $0?' }));
    const dialog = screen.getByRole('dialog', { name: 'Why is my spending limit $0?' });
    expect(dialog.textContent).toMatch(
      /You don't have a card yet\..*New user account.*up to an hour to process your data/,
    );
  });

  it('names the time that bills are of while no payday is known', async () => {
    await visit(
      answer(PROFILE, makeProfile({ currentCardAccount: null })),
      answer(OVERVIEW, makeOverview({ resetCard: null, payroll: null, nextPayday: null })),
    );
    const bills = linkOf(/^Upcoming Bills/)?.textContent;
    expect(bills).toContain('Due within a month');
    expect(bills).not.toContain('payday');
  });

  it('says what is missing when nothing is linked', async () => {
    const nothing = { payroll: null, linkedBank: null, resetCard: null, nextPayday: null };
    await visit(
      answer(PROFILE, makeProfile({ currentCardAccount: null })),
      answer(OVERVIEW, makeOverview(nothing)),
    );
    expect(screen.getByText(/Once your bank account and your payroll are connected/)).toBeTruthy();
  });
});
