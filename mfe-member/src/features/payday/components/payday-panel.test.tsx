import { beforeEach, describe, expect, it } from '@jest/globals';
import type { FlagName } from '@reset/remote-sdk';
import { makePage, mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/dashboard/pages/dashboard-page.tsx';
import './payday-panel.tsx';
import { answer, refuse } from '#testing/answer.ts';
import {
  daysFromNow,
  makeOverview,
  makePayday,
  makePayout,
  makeProfile,
} from '#testing/factories.ts';
import { makeNextRepayment } from '#testing/repayment-factories.ts';

const server = mockApi();
const LIVE: FlagName[] = ['demo-triggers'];

beforeEach(() => {
  // Whose payday was celebrated.
  localStorage.clear();
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia;
});

type Visit = { payday?: object; flags?: FlagName[]; profile?: { linkedBank: null } };

function visit(
  method: 'ach_debit_flow' | 'direct_deposit_flow',
  { payday = makePayday(), flags = LIVE, profile = {} }: Visit = {},
) {
  server.use(
    answer('/users/profile', makeProfile({ repaymentMethod: method, ...profile })),
    answer('/dashboard/overview', makeOverview()),
    answer('/dashboard/payday', payday),
    answer('/recurring_transactions/active_recurring_outflows', []),
    answer('/notifications', []),
    answer('/contentful/page', makePage()),
  );
  return renderRemote(memberArea, '/dashboard#payday', { flags });
}

const days = async () =>
  within(await screen.findByRole('list', { name: 'Your payday, step by step' }));

describe('the Payday tab', () => {
  it.each([LIVE, []])(
    'promises who has no bank no payout of the rest: flags %j',
    async (...flags) => {
      visit('direct_deposit_flow', { flags, profile: { linkedBank: null } });
      const list = await days();
      expect(list.getByText(/^The rest stays with us until you connect a bank/)).toBeTruthy();
    },
  );

  it('is a timeline with three steps and what each comes to [MEM-053, MEM-054, MEM-055]', async () => {
    visit('direct_deposit_flow');
    const list = await days();
    expect(list.getByText('End of Pay Period')).toBeTruthy();
    expect(list.getByRole('heading', { name: 'Payday' })).toBeTruthy();
    const steps = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(steps).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Paycheck received.*About \$900\.00To come$/),
        expect.stringMatching(/^Advances repaid.*About \$80\.00To come$/),
        expect.stringMatching(/^Remainder deposited.*About \$820\.00To come$/),
      ]),
    );
    expect(screen.queryByText(/^Coming soon/)).toBeNull();
    const questions = within(screen.getByRole('region', { name: 'Questions about payday' }));
    expect(await questions.findByText('Some words.')).toBeTruthy();
  });

  it('says that pay is not known which no payroll tells of', async () => {
    const payday = makePayday({ paycheckAmount: 0, repaymentAmount: 0, remainderAmount: 0 });
    visit('direct_deposit_flow', { payday });
    const list = await days();
    expect(list.getAllByText('Not known yet')).toHaveLength(3);
    expect(list.queryByText('$0.00')).toBeNull();
  });

  it('waits for a paycheck that is late, and says what is done with one that is here', async () => {
    const late = makePayday({ currentPayday: daysFromNow(-1) });
    const { unmount } = visit('direct_deposit_flow', { payday: late });
    expect((await days()).getByText('On its way')).toBeTruthy();
    expect((await days()).getByText('Waiting for your paycheck')).toBeTruthy();
    unmount();
    const bank = { bankName: 'Juniper Bank', bankMask: '4021' };
    const received = {
      ...late,
      paycheckReceived: true,
      paycheckOn: '2026-11-27',
      repaymentStatus: 'repaid',
      forwardedBy: { ...bank, day: '2026-11-30', amount: 820 },
    };
    const { user } = visit('direct_deposit_flow', { payday: received });
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    expect((await days()).getAllByText('Done')).toHaveLength(3);
    expect((await days()).getByText('$820.00')).toBeTruthy();
    expect((await days()).getByText('Paid')).toBeTruthy();
    expect((await days()).getByText('Your employer paid you on Fri, Nov 27.')).toBeTruthy();
    expect(
      (await days()).getByText('What you spent with your card was repaid from your paycheck.'),
    ).toBeTruthy();
    expect(
      (await days()).getByText(/^We sent it to Juniper Bank .*\. It arrived on Mon, Nov 30\.$/),
    ).toBeTruthy();
  });

  it('says from which bank a debit has repaid and when, and where nothing was to be', async () => {
    const received = makePayday({ paycheckReceived: true, repaymentStatus: 'repaid' });
    const repaidBy = { bankName: 'Juniper Bank', bankMask: null, day: '2026-11-27', amount: 80 };
    const first = visit('ach_debit_flow', { payday: { ...received, repaidBy } });
    await first.user.click(await screen.findByRole('button', { name: 'See details' }));
    expect(
      (await days()).getByText(/was debited from Juniper Bank on Fri, Nov 27\.$/),
    ).toBeTruthy();
    expect((await days()).getByText(/^The rest of your paycheck is in/)).toBeTruthy();
    first.unmount();
    const ofTwo = { ...received, repaidBy: { ...repaidBy, amount: 30 } };
    const second = visit('ach_debit_flow', { payday: ofTwo });
    await second.user.click(await screen.findByRole('button', { name: 'See details' }));
    expect(
      (await days()).getByText(/in several debits, the last one of \$30\.00 on Fri, Nov 27\.$/),
    ).toBeTruthy();
    second.unmount();
    const { user } = visit('ach_debit_flow', { payday: { ...received, repaymentAmount: 0 } });
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    expect((await days()).getByText(/^Nothing was debited for this payday\./)).toBeTruthy();
  });

  it('tells pay that came to her deposit account as that, though she repays by debit', async () => {
    const payday = makePayday({
      paycheckReceived: true,
      paycheckOn: '2026-11-27',
      paycheckTo: 'deposit_account',
      repaymentStatus: 'repaid',
      nextRepayment: makeNextRepayment({ status: 'nothing_owed', day: null, amount: 0 }),
      payout: makePayout({ amount: 820 }),
    });
    const { user } = visit('ach_debit_flow', { payday });
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    const list = await days();
    expect(
      list.getByText('What you spent with your card was repaid from your paycheck.'),
    ).toBeTruthy();
    expect(list.getByText('Remainder set aside')).toBeTruthy();
    expect(list.getByText(/^We send it to Juniper Bank/)).toBeTruthy();
    expect(list.queryByText(/debited/)).toBeNull();
  });

  it('promises no debit while her bank allows none', async () => {
    const nextRepayment = makeNextRepayment({ status: 'stopped', day: null, bank: null });
    visit('ach_debit_flow', { payday: makePayday({ nextRepayment, repaymentAmount: 0 }) });
    expect((await days()).getByText(/^Your bank allows no debits of your account\./)).toBeTruthy();
    expect((await days()).queryByText(/debited/)).toBeNull();
    expect((await days()).getByText('Repayment stopped')).toBeTruthy();
    expect((await days()).getByText('$30.00')).toBeTruthy();
  });

  it('says what is left of another paycheck while the next is awaited', async () => {
    const payout = makePayout({ status: 'returned', amount: 896.73 });
    visit('direct_deposit_flow', { payday: makePayday({ payout }) });
    const rest = (await days()).getByText(/^The rest stays with us until you connect/);
    expect(rest.textContent).not.toMatch(/next banking day/);
    expect(screen.getByText(/^\$896\.73 is yours\. Juniper Bank .* sent it back\./)).toBeTruthy();
  });

  it.each([
    [{ status: 'scheduled' }, 'Not sent yet', /by the next banking day/],
    [{ status: 'on_its_way', arrivesOn: '2026-11-30' }, 'On its way', /arrives by Mon, Nov 30/],
    [{ status: 'needs_bank', bankName: null }, 'Needs a bank account', /with us until a bank/],
    [{ status: 'needs_bank' }, 'Needs a bank account', /with us until another bank account/],
    [{ status: 'returned' }, 'Sent back to us', /Juniper Bank.* sent it back/],
    // By a service that is newer than this page.
    [{ status: 'paused' as 'returned' }, 'Yours', 'It is with us, or on its way to your bank.'],
  ] as const)(
    'says of the rest where it is until it is with her: %j',
    async (changes, status, text) => {
      const payday = makePayday({
        currentPayday: daysFromNow(0),
        paycheckReceived: true,
        repaymentStatus: 'repaid',
        payout: makePayout({ amount: 820, ...changes }),
      });
      const { user } = visit('direct_deposit_flow', { payday });
      await user.click(await screen.findByRole('button', { name: 'See details' }));
      const list = await days();
      expect(list.getByText(status)).toBeTruthy();
      expect(list.getByText(text)).toBeTruthy();
      expect(list.getAllByText('Done')).toHaveLength(2);
    },
  );

  it('says when her bank is debited, what is pending, and is not done before it is', async () => {
    const nextRepayment = makeNextRepayment({ pending: 12.5, day: '2026-12-07' });
    const repaymentDebits = [{ day: '2026-12-07', amount: 80 }];
    const payday = makePayday({ nextRepayment, repaymentDebits });
    const { unmount } = visit('ach_debit_flow', { payday });
    expect(
      (await days()).getByText(/Your bank is debited on Mon, Dec 7\. \$12\.50 more/),
    ).toBeTruthy();
    unmount();
    const underWay = { ...payday, paycheckReceived: true, repaymentStatus: 'under_way' };
    const { user } = visit('ach_debit_flow', { payday: underWay });
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    const list = await days();
    expect(list.getByText('Being debited')).toBeTruthy();
    expect(list.getAllByText('Done')).toHaveLength(2);
    expect(list.getByText('The rest of your paycheck is in your bank account.')).toBeTruthy();
  });

  it('names a debit of another payday as no part of this one', async () => {
    const nextRepayment = makeNextRepayment({ day: '2027-03-15' });
    const payday = makePayday({
      nextRepayment,
      paycheckReceived: true,
      repaymentStatus: 'repaid',
      repaymentAmount: 0,
      remainderAmount: 900,
    });
    const { user } = visit('ach_debit_flow', { payday });
    await user.click(await screen.findByRole('button', { name: 'See details' }));
    const list = await days();
    expect(
      list.getByText(
        'Nothing was debited for this payday. Your next debit is $30.00 on Mon, Mar 15.',
      ),
    ).toBeTruthy();
    expect(list.getAllByText('Done')).toHaveLength(2);
  });

  it('sends what pending purchases leave of the rest, and says why it is less', async () => {
    const payday = makePayday({
      currentPayday: daysFromNow(0),
      paycheckReceived: true,
      repaymentStatus: 'repaid',
      remainderAmount: 836.73,
      payout: makePayout({ amount: 836.73, held: 18.5 }),
    });
    const { user } = visit('direct_deposit_flow', { payday });
    const shown = await screen.findByRole('dialog', { name: 'You got paid!' });
    expect(shown.textContent).toMatch(/We send \$818\.23 of it to Juniper Bank/);
    await user.click(screen.getByRole('button', { name: 'See details' }));
    const list = await days();
    expect(list.getByText('$818.23')).toBeTruthy();
    expect(
      list.getByText(/\$18\.50 waits with us for a purchase that is still pending\.$/),
    ).toBeTruthy();
  });

  it('counts its days by the time of the product [decision 49]', async () => {
    const moved = makePayday({
      asOf: new Date(2031, 2, 14, 9).toISOString(),
      currentPayday: '2031-03-14',
    });
    visit('direct_deposit_flow', { payday: { ...moved, currentPayPeriodEnd: null } });
    expect((await days()).getByText('Today')).toBeTruthy();
  });

  it('ends with what stays at her bank for who is debited, without questions [MEM-055, MEM-217]', async () => {
    visit('ach_debit_flow');
    const list = await days();
    expect(list.getByText('Net paycheck deposited')).toBeTruthy();
    expect(list.queryByText('Remainder deposited')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Questions about payday' })).toBeNull();
  });

  it('tells how it goes, and that more is to come, where it is not live [MEM-054]', async () => {
    visit('direct_deposit_flow', { flags: [] });
    expect(
      await screen.findByText('Coming soon: Track your paycheck live on payday.'),
    ).toBeTruthy();
    const list = await days();
    expect(list.getByText('Remainder deposited')).toBeTruthy();
    expect(list.queryByText(/\$/)).toBeNull();
    expect(list.queryByText('To come')).toBeNull();
  });

  it('says so where no payday is known, or cannot be read', async () => {
    const unknown = makePayday({ currentPayday: null, currentPayPeriodEnd: null });
    const { unmount } = visit('ach_debit_flow', { payday: unknown });
    expect(await screen.findByText(/^We don't know your next payday yet/)).toBeTruthy();
    unmount();
    server.use(refuse('/dashboard/payday'));
    renderRemote(memberArea, '/dashboard#payday', { flags: LIVE });
    expect(await screen.findByText("We couldn't load your payday.")).toBeTruthy();
  });
});
