import { describe, expect, it, jest } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './repayments-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeProfile } from '#testing/factories.ts';
import {
  makeDebit,
  makeNextRepayment,
  makeRepaymentNotice,
  makeRepayments,
  makeScheduled,
} from '#testing/repayment-factories.ts';

const API = 'http://localhost/api/v1';
const server = mockApi(answer('/users/profile', makeProfile()), answer('/notifications', []));
const open = (changes: Parameters<typeof makeRepayments>[0] = {}) => {
  server.use(answer('/repayments', makeRepayments(changes)));
  return renderRemote(memberArea, '/account/repayments');
};
const tile = async (name: string) => within(await screen.findByRole('region', { name }));

describe('the page of repayments', () => {
  it('says what is debited when from which bank', async () => {
    open({ next: makeNextRepayment({ pending: 12.5 }) });
    const next = await tile('Next repayment');
    expect(next.getByText('$12.50 more is pending.')).toBeTruthy();
    expect(next.getByText('$30.00')).toBeTruthy();
    expect(next.getByText('Fri, Nov 27')).toBeTruthy();
    expect(next.getByText('Juniper Bank (…\u20604021)')).toBeTruthy();
    expect(next.getByText(/is added/)).toBeTruthy();
  });

  it.each([
    [{ putOffBecause: 'no_bank' }, /put off because your bank account couldn't be debited/],
    [{ putOffBecause: 'short_balance' }, /put off because it would have taken/],
    [{ isPresentedAgain: true }, /debited again/],
    [{ isEarly: true }, 'You asked for this repayment.'],
    // By a service that is newer than this page.
    [{ putOffBecause: 'holiday' as 'no_bank' }, 'It was put off to this day.'],
  ] as const)('says why: %j', async (changes, words) => {
    open({ scheduled: [makeScheduled(changes)] });
    expect((await tile('Next repayment')).getByText(words)).toBeTruthy();
  });

  it('lists the debits after the next one, and moves the one that can be moved', async () => {
    open({
      scheduled: [
        makeScheduled({ isEarly: true, amount: 10, movableTo: [], movableUntil: null }),
        makeScheduled({ amount: 20, effectiveOn: '2026-11-30' }),
      ],
    });
    const later = await tile('After that');
    expect(later.getByText('Mon, Nov 30')).toBeTruthy();
    expect(later.getByText('$20.00')).toBeTruthy();
    expect(later.getByRole('button', { name: 'Move the day' })).toBeTruthy();
  });

  it.each([
    [{ status: 'processing', countsFrom: null }, 'Processing', /reserved and not debited twice/],
    [{ countsFrom: '2026-11-25' }, 'Completed', /makes room for new purchases from Wed, Nov 25/],
    [{}, 'Completed', /^Completed$/],
    [{ status: 'failed' }, 'Failed', /was not debited. The amount stayed in what you owe/],
    [
      { status: 'returned', returnedBecause: 'short_balance', presentedAgainOn: '2026-11-25' },
      'Sent back',
      /You owe this amount again, and what is left of it is debited again on Wed, Nov 25/,
    ],
    [
      { status: 'returned', returnedBecause: 'short_balance' },
      'Sent back',
      /The amount was added to what you owe/,
    ],
    [
      { status: 'returned', returnedBecause: 'short_balance', presentedAgainOn: '2026-01-02' },
      'Sent back',
      /It was debited again on Fri, Jan 2/,
    ],
    [
      { status: 'returned', returnedBecause: 'not_allowed' },
      'Sent back',
      /no longer debit this account/,
    ],
    [{ status: 'returned', returnedBecause: 'mistake' }, 'Sent back', /a mistake that is not/],
    [{ status: 'queued' as 'failed' }, 'Changed', /Talk to us/],
  ] as const)('says what a debit means to her: %j', async (changes, status, words) => {
    open({ debits: [makeDebit(changes)] });
    const past = await tile('Past repayments');
    expect(past.getByText(status)).toBeTruthy();
    expect(past.getByText(words)).toBeTruthy();
    expect(past.getByText('Juniper Bank (…\u20604021)')).toBeTruthy();
  });

  it('names both days of a debit that arrived later than it was debited', async () => {
    open({ debits: [makeDebit({ effectiveOn: '2026-11-13', arrivedOn: '2026-11-16' })] });
    const past = await tile('Past repayments');
    expect(past.getByText('Debited on Fri, Nov 13, arrived with us on Mon, Nov 16.')).toBeTruthy();
  });

  it('says so where she owes nothing, and where all of it is under way', async () => {
    const nothing = { status: 'nothing_owed', day: null, amount: 0, bank: null } as const;
    const next = makeNextRepayment({ ...nothing, pending: 12.5 });
    const { unmount } = open({ next, payable: 0, scheduled: [] });
    expect(await screen.findByText('Nothing to repay')).toBeTruthy();
    expect(screen.getByText('$12.50 is pending.')).toBeTruthy();
    expect(screen.queryByText(/Nov 27/)).toBeNull();
    expect(screen.queryByRole('form', { name: 'Repay early' })).toBeNull();
    unmount();
    const underWay = makeNextRepayment({ status: 'processing' });
    const debit = makeDebit({ status: 'processing', effectiveOn: '2026-11-27', amount: 30 });
    open({
      next: underWay,
      payable: 0,
      scheduled: [makeScheduled({ effectiveOn: '2026-12-11' })],
      debits: [debit],
    });
    const tiles = [await tile('Being debited'), await tile('After that')] as const;
    expect(tiles[0].getByText('Debited since')).toBeTruthy();
    expect(tiles[0].getByText('Fri, Nov 27')).toBeTruthy();
    expect(tiles[0].getByText('Your bank is being debited for this amount.')).toBeTruthy();
    expect(tiles[1].getByText('Fri, Dec 11')).toBeTruthy();
    // It is not past as well.
    expect(screen.queryByRole('region', { name: 'Past repayments' })).toBeNull();
  });

  it('says when it could not be read', async () => {
    server.use(refuse('/repayments'));
    renderRemote(memberArea, '/account/repayments');
    expect(await screen.findByText("We couldn't load your repayments.")).toBeTruthy();
  });

  it('shows what went wrong, with another bank where that mends it, and no debit that is due', async () => {
    open({
      notices: [
        makeRepaymentNotice(),
        makeRepaymentNotice({ what: 'stopped', day: '2026-11-13' }),
        makeRepaymentNotice({ what: 'presented_again', day: '2026-12-02' }),
      ],
    });
    expect(await screen.findByText("We've stopped debiting your bank account")).toBeTruthy();
    expect(screen.getByText(/You owe it again: .* is debited on Wed, Dec 2/)).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Connect another bank account' })).toHaveLength(1);
    expect(screen.queryByText('$30.00 will be debited on Fri, Nov 27')).toBeNull();
  });
});

describe('what else she may do', () => {
  it('chooses to repay a part rather than later', async () => {
    const chosen: object[] = [];
    server.use(
      http.put(`${API}/repayments/preference`, async ({ request }) => {
        chosen.push((await request.json()) as object);
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: /^Debit what it can spare/ }));
    server.use(answer('/repayments', makeRepayments({ repaysInPart: true })));
    const save = screen.getByRole('button', { name: 'Save' });
    await user.click(save);
    expect(await screen.findByText('Saved.')).toBeTruthy();
    expect(document.activeElement).toBe(save);
    expect(chosen).toEqual([{ repays_in_part: true }]);
  });

  it('saves a calendar file of the next debit', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = open({ scheduled: [makeScheduled({ id: 'the-next', timesMoved: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    expect(click).toHaveBeenCalledTimes(1);
    const text = await (files[0] as Blob).text();
    expect(text).toContain('UID:repayment-the-next@localhost\r\n');
    expect(text).toContain('DTSTART;VALUE=DATE:20261127\r\n');
    expect(text).toContain('SUMMARY:Reset repayment\r\n');
    // Of its third day; what is owed may grow until then.
    expect(text).toContain('SEQUENCE:2\r\n');
    expect(text.replaceAll('\r\n ', '')).toMatch(
      /DESCRIPTION:Juniper Bank .* is debited\\, \$30\.00 as of \w{3}\\, \w{3} \d+\./,
    );
    click.mockRestore();
  });

  it('saves all that is debited on that day, each with its amount', async () => {
    const files: Blob[] = [];
    URL.createObjectURL = (file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    };
    URL.revokeObjectURL = () => undefined;
    const click = jest
      .spyOn(HTMLAnchorElement.prototype, 'click')
      .mockImplementation(() => undefined);
    const { user } = open({
      scheduled: [
        makeScheduled(),
        makeScheduled({ amount: 19.15 }),
        makeScheduled({ effectiveOn: '2026-12-09', amount: 7 }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    const text = await (files[0] as Blob).text();
    expect(text.replaceAll('\r\n ', '')).toMatch(
      /is debited 2 times\\, for \$30\.00 and \$19\.15: \$49\.15 together as of/,
    );
    click.mockRestore();
  });

  it('shows both of two debits under way of one day and amount', async () => {
    const next = makeNextRepayment({ status: 'processing' });
    const underWay = { status: 'processing', effectiveOn: '2026-11-27', amount: 30 } as const;
    open({ next, scheduled: [], debits: [makeDebit(underWay), makeDebit(underWay)] });
    expect(await screen.findByText('Being debited')).toBeTruthy();
    expect(screen.getAllByText('Processing')).toHaveLength(1);
  });
});
