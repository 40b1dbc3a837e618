import { afterEach, describe, expect, it } from '@jest/globals';
import { mockApi, renderRemote } from '@reset/remote-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import memberArea from '#routes.tsx';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './dispute-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { makeDispute, makeOverview, makeProfile, makeTransaction } from '#testing/factories.ts';

const TRANSACTIONS = '/card_accounts/current/card_transactions';
const API = 'http://localhost/api/v1';
const bought = makeTransaction({ merchantName: 'Fernwood Market' });
const PATH = `${TRANSACTIONS}/${bought.id}/dispute`;
const server = mockApi(
  answer('/users/profile', makeProfile()),
  answer('/dashboard/overview', makeOverview()),
  answer('/notifications', []),
  answer(TRANSACTIONS, [bought]),
);
afterEach(() => localStorage.clear());

const credit = {
  amount: 23.4,
  paid: 10,
  repaid: [],
  held: 13.4,
  isFinal: false,
  takeBackOn: null,
  isTakenBack: false,
};
const open = (changes: Parameters<typeof makeDispute>[0] = {}) => {
  server.use(answer(PATH, makeDispute({ cardTransactionId: bought.id, ...changes })));
  return renderRemote(memberArea, `/card-transactions/${bought.id}/dispute`);
};

describe('the page of a dispute', () => {
  it('says what happens when, before there is a credit', async () => {
    open();
    expect(
      await screen.findByText('You are disputing $23.40 of your purchase at Fernwood Market.'),
    ).toBeTruthy();
    // By when she hears from us stands beside how it stands.
    expect(screen.getByText('In review').parentElement?.textContent).toContain(
      'You hear from us by Dec 7, 2026',
    );
    expect(screen.getByText('None yet')).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.getByText('By Dec 7, 2026')).toBeTruthy();
    expect(next.getByText('By Jan 4, 2027')).toBeTruthy();
    expect(next.getByText(/10 business days for this, or 20 for a purchase/)).toBeTruthy();
    expect(screen.getByText('You disputed the charge: $23.40')).toBeTruthy();
    expect(document.title).toBe('Your dispute | Reset');
  });

  it.each([
    [
      { state: 'provisional', credit },
      "We're late with our decision. You should have had it by Jan 4, 2027, and our team is working on it.",
    ],
    [
      { state: 'open' },
      "We're late with our decision. You should have had it, or a provisional credit, by Dec 7, 2026, and our team is working on it.",
    ],
  ] as const)('says that we are late, and promises no day that is over: %j', async (late, said) => {
    open({ ...late, isLate: true });
    expect(await screen.findByText(said)).toBeTruthy();
    const next = within(screen.getByRole('region', { name: 'What happens next' }));
    expect(next.queryByText(/^By /)).toBeNull();
    expect(screen.getByRole('button', { name: 'Withdraw dispute' })).toBeTruthy();
  });

  it.each([
    [{ state: 'provisional', credit }, '$23.40, yours while we investigate'],
    [{ state: 'won', credit: { ...credit, isFinal: true } }, '$23.40, yours to keep'],
    [{ state: 'written_off', credit: { ...credit, isFinal: true } }, '$23.40, yours to keep'],
    [
      { state: 'lost', credit: { ...credit, takeBackOn: '2026-11-30' } },
      '$23.40, until Nov 30, 2026',
    ],
    [
      { state: 'lost', credit: { ...credit, takeBackOn: '2026-11-30', isTakenBack: true } },
      '$23.40 was taken back',
    ],
  ] as const)('shows the credit as it stands: %j', async (changes, expected) => {
    open(changes);
    expect(await screen.findByText(expected)).toBeTruthy();
  });

  it.each([
    ['posted', { state: 'open' }, /^This charge is still part of what you owe/],
    ['repaid', { state: 'open' }, /^You have already repaid this charge/],
    [
      'repaid',
      { state: 'provisional', credit },
      /^Your provisional credit pays \$10\.00 of this charge while/,
    ],
    [
      'repaid',
      { state: 'provisional', credit: { ...credit, paid: 0 } },
      /^This charge is repaid without/,
    ],
    ['repaid', { state: 'won', credit }, /^You do not owe the amount/],
    [
      'repaid',
      { state: 'lost', credit: { ...credit, takeBackOn: '2026-11-30' } },
      /^Your credit pays \$10\.00 of this charge until Nov 30, 2026\. From then on, you owe the \$23\.40 of/,
    ],
    [
      'repaid',
      { state: 'lost', credit: { ...credit, paid: 0, takeBackOn: '2026-11-30' } },
      /stays repaid\. From Nov 30, 2026 on, you owe us the \$23\.40 of your credit\.$/,
    ],
  ] as const)(
    'says whether the charge is still repaid: %s, %j',
    async (customerState, changes, expected) => {
      open(changes);
      server.use(answer(TRANSACTIONS, [{ ...bought, customerState }]));
      expect(await screen.findByText('Your repayments')).toBeTruthy();
      expect(screen.getByText(expected)).toBeTruthy();
    },
  );

  it('says that a credit taken back is owed beside the charge, until that is repaid too', async () => {
    const taken = { ...credit, paid: 0, takeBackOn: '2026-11-30', isTakenBack: true };
    const repaid = { ...bought, customerState: 'repaid' } as const;
    const reversal = makeTransaction({ kind: 'dispute_reversal', purchaseId: bought.id });
    server.use(answer(TRANSACTIONS, [repaid, reversal]));
    const { unmount } = open({ state: 'lost', credit: taken });
    expect(await screen.findByText(/^The credit that was taken back is part of what/)).toBeTruthy();
    unmount();
    server.use(answer(TRANSACTIONS, [repaid, { ...reversal, customerState: 'repaid' }]));
    open({ state: 'lost', credit: taken });
    expect(await screen.findByText(/^You have repaid this charge and the credit/)).toBeTruthy();
  });

  it('says what a credit pays and what is with us, and why it was decided so', async () => {
    open({ state: 'lost', decisionReason: 'The chip was read.', credit });
    expect(await screen.findByText('$10.00 of it pays for this purchase')).toBeTruthy();
    expect(screen.getByText('$13.40 of it is held for you at Reset')).toBeTruthy();
    expect(screen.getByText('The chip was read.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Withdraw dispute' })).toBeNull();
  });

  it('says which purchase a credit repaid, and holds nothing that did', async () => {
    const repaid = [{ cardTransactionId: 'p-1', merchantName: 'Corner Market', amount: 13.4 }];
    open({ state: 'provisional', credit: { ...credit, repaid, held: 0 } });
    expect(
      await screen.findByText('$13.40 of it repaid your purchase at Corner Market'),
    ).toBeTruthy();
    expect(screen.queryByText(/is held for you/)).toBeNull();
  });

  it('names no merchant before the purchase is known, nor an empty one where it is not', async () => {
    let release = () => undefined as void;
    const isAsked = new Promise<void>((resolve) => {
      server.use(
        http.get(`${API}${TRANSACTIONS}`, async () => {
          resolve();
          await new Promise<void>((go) => {
            release = go;
          });
          return HttpResponse.json([]);
        }),
      );
    });
    const { client } = open();
    await isAsked;
    await waitFor(() => expect(client.isFetching()).toBe(1));
    expect(screen.queryByText(/disput(e|ing) .*purchase/i)).toBeNull();
    release();
    expect(await screen.findByText('This dispute is about $23.40 of a purchase.')).toBeTruthy();
  });

  it('sends a message once, by the same id when it is tried again', async () => {
    const sent: { id: string; text: string }[] = [];
    let isBroken = true;
    server.use(
      http.post(`${API}${PATH}/messages`, async ({ request }) => {
        sent.push((await request.json()) as (typeof sent)[number]);
        if (!isBroken) return new HttpResponse(null, { status: 204 });
        return HttpResponse.json(
          { error: 'Please try again later.', code: 'service_unavailable', request_id: 'r-1' },
          { status: 503 },
        );
      }),
    );
    const { user } = open({
      messages: [
        { id: 'm-1', author: 'staff', text: 'Is it your card?', sentAt: '2026-11-20T21:00:00Z' },
      ],
    });
    expect(await screen.findByText('Is it your card?')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('link', { name: 'Enter a message.' })).toBeTruthy();
    // The link to the field, and the field's own.
    expect(screen.getAllByText('Enter a message.')).toHaveLength(2);
    expect(sent).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Your message' }), 'It is not mine.');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('group', { name: 'Please try again later.' })).toBeTruthy();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe(''),
    );
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toBe('Your message was sent.'),
    );
    expect(sent).toHaveLength(2);
    expect(sent[0]).toEqual({ id: sent[1]?.id, text: 'It is not mine.' });
  });

  it('withdraws once she has said that she means it, and forgets it here', async () => {
    localStorage.setItem('disputes', JSON.stringify([bought.id]));
    let withdrawn = 0;
    server.use(
      http.post(`${API}${PATH}/withdrawal`, () => {
        withdrawn += 1;
        server.use(answer(PATH, makeDispute({ cardTransactionId: bought.id, state: 'withdrawn' })));
        return new HttpResponse(null, { status: 204 });
      }),
    );
    const { user } = open({ state: 'provisional', credit });
    await user.click(await screen.findByRole('button', { name: 'Withdraw dispute' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw your dispute?' }));
    expect(
      dialog.getByText('Your provisional credit of $23.40 will be taken back right away.'),
    ).toBeTruthy();
    expect(withdrawn).toBe(0);
    await user.click(dialog.getByRole('button', { name: 'Withdraw dispute' }));
    await waitFor(() => expect(localStorage.getItem('disputes')).toBe('[]'));
    expect(withdrawn).toBe(1);
    const said = await screen.findByText(/^You disputed \$23\.40/);
    await waitFor(() => expect(document.activeElement).toBe(said.parentElement));
    expect(screen.getByRole('status').textContent).toBe('Your dispute was withdrawn.');
  });

  it('has messages after what happens next, and takes none once nothing is to come', async () => {
    const messages = [
      { id: 'm-1', author: 'staff', text: 'It is over.', sentAt: '2026-11-20T21:00:00Z' } as const,
    ];
    const { unmount } = open();
    const headings = () =>
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeTruthy();
    expect(headings()).toEqual(['What happens next', 'Messages', 'What happened']);
    unmount();
    const closed = open({ state: 'won', messages });
    expect(await screen.findByText(/^This dispute is closed/)).toBeTruthy();
    expect(screen.getByText('It is over.')).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
    closed.unmount();
    open({ state: 'lost', credit: { ...credit, takeBackOn: '2026-11-30' } });
    expect(await screen.findByRole('textbox', { name: 'Your message' })).toBeTruthy();
  });

  it('says of one that was withdrawn that the charge can be disputed again, and where', async () => {
    open({ state: 'withdrawn' });
    expect(await screen.findByText(/You can dispute the charge again\./)).toBeTruthy();
    const charge = screen.getByRole('link', { name: 'See the charge' });
    expect(charge.getAttribute('href')).toBe(`/card-transactions/${bought.id}`);
    expect(screen.queryByRole('region', { name: 'Messages' })).toBeNull();
  });

  it('is not found where there is none, and says when it could not be read', async () => {
    server.use(refuse(PATH, 404));
    const { unmount } = renderRemote(memberArea, `/card-transactions/${bought.id}/dispute`);
    expect(
      await screen.findByRole('heading', { level: 1, name: "We can't find that!" }),
    ).toBeTruthy();
    unmount();
    server.use(refuse(PATH));
    renderRemote(memberArea, `/card-transactions/${bought.id}/dispute`);
    expect(await screen.findByText("We couldn't load your dispute.")).toBeTruthy();
  });
});
