import { newId } from '@reset/service-kit';
import type { Page } from 'playwright/test';
import { operator } from './product/running-product.ts';

export type Account = {
  email: string;
  password: string;
  /** As the link in the email does. */
  confirm(): Promise<void>;
};

type Situation = {
  isConfirmed?: boolean;
  /** A persona of the provider sandbox; without one no bank is linked. */
  bankPersona?: string;
};

/** Makes somebody who is in no other test, without a card, by the services' own commands. */
export async function newAccount({
  isConfirmed = true,
  bankPersona,
}: Situation = {}): Promise<Account> {
  const id = newId();
  const who = {
    first_name: 'Nina',
    last_name: 'Newcomer',
    email: `nina.${id}@example.com`,
    password: newId(),
  };
  const put = (confirmed: boolean) =>
    operator('public').put<void>(`/internal/users/${id}`, { ...who, confirmed });
  const member = `/internal/members/${id}`;
  await operator('member').put(member, { repayment_method: 'ach_debit_flow' });
  if (bankPersona) {
    await operator('member').put(`${member}/bank_link`, {
      access_token: `access-sandbox-${bankPersona}`,
    });
  }
  await put(isConfirmed);
  return { email: who.email, password: who.password, confirm: () => put(true) };
}

/** Fills in the sign-in form, which has to be on the screen, and sends it. */
export async function fillSignIn(
  page: Page,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
