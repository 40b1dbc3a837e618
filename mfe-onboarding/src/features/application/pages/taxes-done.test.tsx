import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { mockApi, sayAsWidget } from '@reset/remote-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse, type HttpHandler } from 'msw';
// Loaded ahead of the router, whose lazy import would count against the first wait.
import './tax-filing-page.tsx';
import '#features/linking/linking.ts';
import {
  answerFiled,
  answerReturns,
  atFiling,
  filed,
  IN_SEASON,
  makeReturn,
  OF_NEW_YORK,
  RETURNS,
} from '#testing/applications.ts';
import { answerGet, answerTokens, at } from '#testing/linking.ts';
import { answerProfile, makeProfile, PROFILE } from '#testing/profile.ts';
import {
  REFUND_ACCOUNT,
  TWO_POLLS,
  answerSeason,
  CARD,
  answersFiling,
  heading,
  visitFiling,
} from '#testing/tax-filing.tsx';

const server = mockApi();

const linkTo = (name: string) => screen.queryByRole('link', { name })?.getAttribute('href');

beforeEach(() => {
  sessionStorage.clear();
  server.use(...answersFiling());
});

const visit = (status: ApplicationStatus) => visitFiling(server, status);

describe('the account for the refund', () => {
  it('is asked about every five seconds until it is known whose it is [ONB-044]', async () => {
    server.use(answerGet(REFUND_ACCOUNT, { status: 'pending' }));
    visit(atFiling);
    expect(await screen.findByText(/^We're checking that the account/)).toBeTruthy();
    server.use(answerGet(REFUND_ACCOUNT, { status: 'failed' }));
    await screen.findByText(/isn't in your name/, {}, { timeout: 7_000 });
    server.use(answerGet(REFUND_ACCOUNT, { status: 'verified' }));
    await new Promise((resolve) => setTimeout(resolve, 6_000));
    expect(screen.getByText(/isn't in your name/)).toBeTruthy();
  });

  it('is named, with what the card changes of it', async () => {
    const textOf = async (changes: Parameters<typeof makeProfile>[0]) => {
      server.use(answerReturns('accepted'), answerProfile(makeProfile(changes)));
      const { unmount } = visit(filed);
      await heading('Taxes done');
      const text = (await screen.findByText(/your (tax )?refund (goes|comes) to/i)).textContent;
      unmount();
      return text;
    };
    const linked = /goes to Tidewater Savings Bank \(…\u20604021\)/;
    const changed = /Once you have the Reset card, your tax refund comes to your Reset deposit/;
    const offered = await textOf({});
    expect(offered).toMatch(linked);
    expect(offered).toMatch(changed);
    const csc = await textOf({ partner_slug: 'csc' });
    expect(csc).toMatch(linked);
    expect(csc).not.toMatch(changed);
    expect(await textOf({ has_fbo_account: true })).toMatch(
      /^Your refund comes to your Reset deposit account\. It first repays/,
    );
  });

  it('that was unlinked is connected here, and nothing is said to be checked', async () => {
    let linked_bank: { name: string } | null = null;
    server.use(
      answerReturns('accepted'),
      ...answerTokens(),
      http.get(PROFILE, () => HttpResponse.json(makeProfile({ linked_bank }))),
      http.get(at('/plaid/create_access_token'), () => HttpResponse.json({ success: true })),
      answerGet(REFUND_ACCOUNT, { status: 'pending' }),
    );
    const { user } = visit(filed);
    expect(await screen.findByText(/^Connect a bank account, so that your refund/)).toBeTruthy();
    expect(screen.queryByText(/^We're checking/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Connect a bank account' }));
    await screen.findByRole('dialog');
    linked_bank = { name: 'Tidewater Savings Bank' };
    await sayAsWidget(
      'Connect your checking account',
      { type: 'opened' },
      { type: 'success', public_token: 'public-1' },
    );
    expect(await screen.findByText(/goes to Tidewater Savings Bank/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('taxes that are done', () => {
  it('lead to the card, the return and the dashboard [ONB-131, ONB-134]', async () => {
    server.use(answerReturns('submitted'));
    visit(filed);
    expect(await heading('Taxes done')).toBeTruthy();
    expect(await screen.findByText(/We'll email you when we hear/)).toBeTruthy();
    expect(linkTo('Apply for the card')).toBe('/apply');
    expect(linkTo('See your tax return')).toBe('/tax-return');
    expect(linkTo('Go to your dashboard')).toBe('/dashboard');
    expect(screen.getByRole('button', { name: /Need Help/ })).toBeTruthy();
  });

  it('say how much comes and where it goes before they speak of the card', async () => {
    server.use(answerReturns('accepted'));
    visit(filed);
    const tile = (await heading('Taxes done')).closest('section');
    await screen.findByText(/^Your refund goes to Tidewater/);
    expect(tile?.textContent).toMatch(
      /^Taxes doneYour return is accepted\.Estimated Total Refund\$[\d,]+Federal return 2025Accepted.*Your refund goes.*Apply for the card/,
    );
  });

  it('say what happens next in three steps, which the button follows', async () => {
    const stepsFor = async (...handlers: HttpHandler[]) => {
      server.use(answerReturns('submitted'), ...handlers);
      const { unmount } = visit(filed);
      await screen.findByText(/^Your refund goes to Tidewater/);
      const steps = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
      unmount();
      return steps;
    };
    expect(await stepsFor()).toEqual(['You hear from us', 'Part of it early', 'Your refund comes']);
    expect(await stepsFor(answerSeason('2026-11-27T20:00:00.000Z'))).toEqual([
      'You hear from us',
      'Your refund comes',
      'The Reset card',
    ]);
    const csc = answerProfile(makeProfile({ partner_slug: 'csc' }));
    expect(await stepsFor(csc)).toEqual(['You hear from us', 'Your refund comes']);
  });

  it('say of each return how it stands, and of both together no more than is true', async () => {
    server.use(answerReturns('accepted', 'submitted'));
    visit(filed);
    await heading('Taxes done');
    expect(screen.getByText(/^Part of what you sent in is accepted/)).toBeTruthy();
    expect(screen.queryByText("You've sent in your return.")).toBeNull();
    const rows = ['Federal return 2025Accepted', 'New York return 2025Submitted'];
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed.filter((row) => rows.includes(row ?? ''))).toEqual(rows);
  });

  it('show nothing below what is not known yet, which would jump', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.use(
      http.get(RETURNS, async () => {
        await promise;
        return HttpResponse.json({ income_tax_returns: [] });
      }),
    );
    visit(filed);
    expect(
      await screen.findByRole('progressbar', { name: 'Loading your tax returns' }),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Need Help/ })).toBeNull();
    resolve();
    await heading('Taxes done');
    expect(screen.getByRole('button', { name: /Need Help/ })).toBeTruthy();
  });

  it('say how much of an accepted refund is early with the card, to who has none and is offered one', async () => {
    const textOf = async (...handlers: HttpHandler[]) => {
      server.use(answerReturns('accepted'), ...handlers);
      const { unmount } = visit(filed);
      const text = (await heading('Taxes done')).closest('section')?.textContent ?? '';
      unmount();
      return text;
    };
    const early = '$552.00 of your refund can be yours early. You spend it with the Reset card.';
    expect(await textOf()).toContain(early);
    for (const changes of [{ current_card_account: CARD }, { partner_slug: 'csc' }]) {
      expect(await textOf(answerProfile(makeProfile(changes)))).not.toContain('$552');
    }
  });

  it('say how what is owed is paid, and call it no refund that does not come', async () => {
    server.use(
      answerFiled(
        makeReturn({ tax_return_status: 'accepted' }),
        makeReturn({ ...OF_NEW_YORK, refund_amount: -266, tax_return_status: 'no_refund' }),
      ),
    );
    visit(filed);
    await heading('Taxes done');
    expect(
      screen.getByText(
        /^You owe \$266\.00 in taxes to New York\. You pay it to the state directly/,
      ),
    ).toBeTruthy();
    const listed = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed).toContain('New York return 2025Balance due');
  });

  it('say how much of it is in the limit of who has the card, as it is there', async () => {
    server.use(
      answerReturns('accepted'),
      answerProfile(makeProfile({ current_card_account: CARD })),
      answerGet('/dashboard/overview', { as_of: IN_SEASON, tax_refund: { amount: 550.25 } }),
    );
    visit(filed);
    const tile = (await heading('Taxes done')).closest('section');
    expect(tile?.textContent).toContain(
      'Part of it early$550.25 of your refund is in your spending limit now.',
    );
    expect(tile?.textContent).not.toContain('$552');
  });

  it('say what is owed to one beside what comes of the other', async () => {
    const federal = makeReturn({ tax_return_status: 'accepted' });
    const state = makeReturn({ ...OF_NEW_YORK, refund_amount: -266 });
    for (const [returns, said] of [
      [[federal, state], 'Estimated Total Refund$1,840You owe in taxes$266'],
      [[state], 'Your return is accepted.You owe in taxes$266'],
    ] as const) {
      server.use(answerFiled(...returns));
      const { unmount } = visit(filed);
      const tile = (await heading('Taxes done')).closest('section');
      expect(tile?.textContent).toContain(said);
      unmount();
    }
  });

  it('lead people of csc to no card [ONB-134]', async () => {
    server.use(answerReturns('submitted'), answerProfile(makeProfile({ partner_slug: 'csc' })));
    visit(filed);
    expect(await heading('Taxes done')).toBeTruthy();
    await waitFor(() => expect(linkTo('Go to your dashboard')).toBe('/dashboard'));
    expect(screen.queryByRole('link', { name: /card/i })).toBeNull();
    expect(screen.queryByText(/with the Reset card/)).toBeNull();
  });

  it('lead who has a card to no other', async () => {
    server.use(answerProfile(makeProfile({ current_card_account: CARD })));
    visit(filed);
    expect(await heading('Taxes done')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Apply for the card' })).toBeNull();
  });

  it('speak of an advance by the return, the season and the card alone', async () => {
    const textOf = async (...handlers: HttpHandler[]) => {
      server.use(answerReturns('submitted'), ...handlers);
      const { unmount } = visit(filed);
      const text = (await heading('Taxes done')).closest('section')?.textContent ?? '';
      unmount();
      return text;
    };
    expect(await textOf()).toContain('can be yours up to 21 days early');
    const late = await textOf(answerSeason('2026-11-27T20:00:00.000Z'));
    expect(late).toContain('The season for refund advances is over.');
    const csc = await textOf(
      answerSeason(IN_SEASON),
      answerProfile(makeProfile({ partner_slug: 'csc' })),
    );
    for (const text of [late, csc])
      expect(text).not.toMatch(/21 days|your spending limit|the advance/);
  });

  it('say what became of the returns, and nothing of an advance or of a refund to come once they are over', async () => {
    const textOf = async (...statuses: Parameters<typeof answerReturns>) => {
      server.use(answerReturns(...statuses));
      const { unmount } = visit(filed);
      const tile = (await heading('Taxes done')).closest('section')?.textContent;
      unmount();
      return tile;
    };
    expect(await textOf('accepted', 'submitted')).toContain("We'll email you");
    expect(await textOf('accepted', 'no_refund')).toContain('Your return is accepted.');
    expect(await textOf('refund_received', 'submitted')).toContain('Part of your refund was sent');
    expect(await textOf('no_refund', 'refund_received')).toContain('Your refund was sent by');
    for (const [statuses, said] of [
      [['refund_received'], 'Your refund was sent by the tax authority'],
      [['no_refund'], 'Nothing is to be refunded on your return.'],
    ] as const) {
      const over = await textOf(...statuses);
      expect(over).toContain(said);
      expect(over).not.toMatch(/21 days|is accepted|email you|refund goes|account for your refund/);
    }
  });

  it('are not said to be while nobody can say how the returns stand, until Retry', async () => {
    server.use(answerGet('/income_tax_returns', { error: 'x', code: 'x', request_id: 'r' }, 503));
    const { user } = visit(filed);
    expect(await heading("We couldn't load your tax returns.", TWO_POLLS)).toBeTruthy();
    expect(screen.queryByText(/Taxes done|sent in your return|card/)).toBeNull();
    server.use(answerReturns('accepted'));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await heading('Taxes done', TWO_POLLS)).toBeTruthy();
  });
});
