import { newId } from '@reset/service-kit';
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
