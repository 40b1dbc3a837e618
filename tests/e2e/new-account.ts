import { newId } from '@reset/service-kit';
import { makeStaff } from '../../infra/dev/seed/make-staff.ts';
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

export type AccountWithCode = Pick<Account, 'email' | 'password'> & {
  id: string;
  phone_number: string;
};

/** Makes somebody who is in no other test, confirmed and with her second factor on. */
export async function newMemberWithCode(): Promise<AccountWithCode> {
  const id = newId();
  const account = {
    email: `sam.${id}@example.com`,
    password: newId(),
    phone_number: phoneFor(id),
  };
  await operator('member').put(`/internal/members/${id}`, { repayment_method: 'ach_debit_flow' });
  await operator('public').put(`/internal/users/${id}`, {
    ...account,
    first_name: 'Sam',
    last_name: 'Staff',
    confirmed: true,
    mfa_enabled: true,
  });
  return { ...account, id };
}

/** Makes an administrator who is in no other test. */
export async function newStaff(): Promise<AccountWithCode> {
  const account = await newMemberWithCode();
  await makeStaff(account.id, 'administrator', {
    admin: operator('admin'),
    publicService: operator('public'),
  });
  return account;
}

/** Ten digits that nobody else here has. */
export const phoneFor = (id: string): string =>
  `2${BigInt(`0x${id.slice(-12)}`)
    .toString()
    .padStart(9, '0')
    .slice(-9)}`;
