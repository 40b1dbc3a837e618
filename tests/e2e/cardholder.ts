import type { CardTransaction } from '@reset/api-contract/member/card-transactions.ts';
import type { DashboardOverview, DashboardPayday } from '@reset/api-contract/member/dashboard.ts';
import type { Notifications } from '@reset/api-contract/member/notifications.ts';
import { expect, type Page } from 'playwright/test';
import { askSandbox, newApplicant, type Applicant } from './linking.ts';
import { operator } from './product/running-product.ts';

/** Longer than a limit takes to follow, and than a page takes to ask. */
export const SOON = { timeout: 60_000 };

/** Somebody with bank, payroll and card who has bought nothing, and is in no other test. */
export async function newCardholder(
  changes: { partner_slug?: string; phone_number?: string } = {},
): Promise<Applicant> {
  const who = await newApplicant(changes);
  const member = operator('member');
  const payroll = { end_user_id: who.id };
  type Made = { account: { id: string } };
  const { account } = await askSandbox<Made>('POST', '/control/pinwheel/accounts', payroll);
  const path = `/internal/members/${who.id}`;
  await member.put(`${path}/bank_link`, { access_token: 'access-sandbox-hourly_ach' });
  await member.put(`${path}/payroll_link`, { account_id: account.id });
  await issueCard(who);
  return who;
}

/** Has the issuer issue a virtual card, as a later step of the application does. */
export const issueCard = (
  { id, email }: Pick<Applicant, 'id' | 'email'>,
  ssn = '212345678',
): Promise<void> =>
  operator('member').put(`/internal/members/${id}/card_account`, {
    person: {
      first_name: 'Nina',
      last_name: 'Newcomer',
      dob: '1991-02-03',
      ssn,
      address: ADDRESS,
      phone_number: '+12025550123',
      email,
    },
  });

/** Has the issuer mail her a card, as a later step of the application does. */
export const issuePhysicalCard = ({ id }: Pick<Applicant, 'id'>): Promise<void> =>
  operator('member').post(`/internal/members/${id}/cards`, { form: 'PHYSICAL', address: ADDRESS });

const ADDRESS = { street_one: '1 Elm Street', city: 'Salem', state_abbr: 'OR', zip_code: '97301' };

/** A purchase as a terminal sets it off, by the session of the page, which has to be open. */
export async function buy(
  page: Page,
  amount: number,
  merchant = 'Fernwood Market',
): Promise<CardTransaction> {
  const [bought] = await buyAtOnce(page, [amount], merchant);
  if (!bought) throw new Error('The network has not told of the purchase in time.');
  return bought;
}

/** The same for many, all sent at the same time; what became of each, null where that was not told in time. */
export const buyAtOnce = (page: Page, amounts: readonly number[], merchant = 'Fernwood Market') =>
  page.evaluate(
    ([wanted, merchant_name]) => {
      const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
      const send = async (amount: number) => {
        const reply = await fetch('/api/v1/simulate/transaction', {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
          body: JSON.stringify({ amount, merchant_name }),
        });
        if (reply.status === 503) return null;
        if (reply.status !== 201) throw new Error(`${reply.status}: ${await reply.text()}`);
        return (await reply.json()) as CardTransaction;
      };
      return Promise.all(wanted.map(send));
    },
    [amounts, merchant] as const,
  );

/** Her employer sends so much to her deposit account, by the session of the page, which has to be open. */
export const pay = (page: Page, amount: number): Promise<DashboardPayday> =>
  page.evaluate(async (dollars) => {
    const csrf = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? '';
    const reply = await fetch('/api/v1/simulate/direct_deposit', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
      body: JSON.stringify({ amount: dollars }),
    });
    if (!reply.ok) throw new Error(`${reply.status}: ${await reply.text()}`);
    return (await reply.json()) as DashboardPayday;
  }, amount);

/** What the product answers to a call by the session of the page, whatever the page is told. */
export const read = async <Answer>(page: Page, path: string): Promise<Answer> =>
  (await (await page.request.get(`/api/v1${path}`)).json()) as Answer;

/** What she can spend, in dollars, once nothing is being computed any more. */
export async function settledLimit(page: Page): Promise<number> {
  const isUpdating = async () =>
    (await read<Notifications>(page, '/notifications')).some(
      ({ type }) => type === 'spending_limit_updating',
    );
  await expect.poll(isUpdating, SOON).toBe(false);
  return (await read<DashboardOverview>(page, '/dashboard/overview')).dsl.current_amount;
}

/** What she owes, in dollars. */
export const outstanding = async (page: Page): Promise<number> =>
  (await read<DashboardOverview>(page, '/dashboard/overview')).reset_card?.amount ?? 0;

/** Newest first. */
export const purchasesOf = (page: Page): Promise<CardTransaction[]> =>
  read<CardTransaction[]>(page, '/card_accounts/current/card_transactions');
