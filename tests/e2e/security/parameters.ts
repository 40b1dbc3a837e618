import type { PublishedRoute } from '@reset/api-contract/gateway/services-file.ts';
import type { Disclosures } from '@reset/api-contract/onboarding/disclosures.ts';
import type { RegistrationOptions } from '@reset/api-contract/public/passkeys.ts';
import { newId } from '@reset/service-kit';
import { expect } from 'playwright/test';
import { softwareAuthenticator } from '../../../services/public/testing/software-authenticator.ts';
import { askSandbox } from '../linking.ts';
import { productUrl } from '../product/running-product.ts';
import { bodyOf, type Client } from './client.ts';
import { member, newPerson, signIn, visitor, type Person } from './people.ts';
import {
  disputeOf,
  doubledPerson,
  lateCard,
  openDifference,
  openRecord,
  recordToClose,
} from './case-parameters.ts';
import { purchaseOf } from './purchase-of.ts';
import {
  BECAUSE,
  colleague,
  command,
  computedLimit,
  debtor,
  finishedExport,
  flaggedPerson,
  invitation,
  largeDebit,
  ownLargeDebit,
  overriddenPerson,
  linkAll,
  linkedPerson,
  listedPerson,
  schedule,
  scheduledDebit,
  todayInLosAngeles,
} from './staff-parameters.ts';

/* What the parameters in paths stand for. A new kind of parameter needs a line here. */

type Kind = {
  /** Makes one that belongs to the person, or that staff may handle, and tells its id. */
  make(person: Person, headers: Record<string, string>): Promise<string>;
  /** A body that the route takes of this person, where it takes one. */
  json?: (person: Pick<Person, 'password'>) => unknown;
};

const typing = (confirmation: string) => ({ ...BECAUSE, confirmation });

/** By path, or by method and path where what one takes another does not. */
const KINDS: Record<string, Kind> = {
  'PUT /users/passkeys/:id': { make: passkey, json: () => ({ name: 'Blue phone' }) },
  'DELETE /users/passkeys/:id': { make: passkey, json: ({ password }) => ({ password }) },
  '/users/sessions/:id': { make: otherSession, json: ({ password }) => ({ password }) },
  '/notifications/:id/mark_as_read': { make: brokenPayroll },
  '/acceptances/:id': { make: acceptedDocument },
  '/admin/staff/:id': { make: colleague, json: () => ({ role: 'operations' }) },
  'GET /admin/users/:id': { make: listedPerson },
  'DELETE /admin/users/:id': { make: listedPerson, json: () => typing('DELETE SURA SEALED') },
  '/admin/users/:id/impersonate': { make: listedPerson, json: () => BECAUSE },
  '/admin/users/:id/refresh_dsl': { make: listedPerson },
  '/admin/users/:id/update_phone_number': {
    make: listedPerson,
    json: () => ({ ...BECAUSE, phone_number: '2025550177' }),
  },
  '/admin/users/:id/refresh_eligibility': { make: listedPerson },
  '/admin/users/:id/refresh_plaid_data': { make: linkedPerson },
  '/admin/users/:id/reset_ewa_multiplier_config': { make: listedPerson, json: () => BECAUSE },
  '/admin/users/:id/override_compensation': {
    make: linkedPerson,
    json: () => ({ ...BECAUSE, compensation_amount_int: 140_000, pay_frequency: 'bi_weekly' }),
  },
  '/admin/users/:id/end_compensation_override': { make: overriddenPerson, json: () => BECAUSE },
  '/admin/users/:id/override_pay_period': {
    make: linkedPerson,
    json: () => ({ ...BECAUSE, pay_period_start_date: '2026-01-02' }),
  },
  '/admin/users/:id/override_user_config': {
    make: listedPerson,
    json: () => ({ ...BECAUSE, muted: true }),
  },
  '/admin/users/:id/convert_payroll_linked_to_skipped': {
    make: linkedPerson,
    json: () => typing('CONVERT'),
  },
  '/admin/users/:id/update_address': {
    make: flaggedPerson,
    json: () => ({
      ...BECAUSE,
      street_one: '2 Oak Street',
      city: 'Salem',
      state_abbr: 'OR',
      zip_code: '97301',
    }),
  },
  '/admin/users/:id/issue_physical_card': {
    make: () => debtor(),
    json: () => ({ ...BECAUSE, expedited_fulfillment: false }),
  },
  '/admin/users/:id/unlink_bank_account': { make: linkedPerson, json: () => typing('UNLINK') },
  '/admin/users/:id/disconnect': {
    make: linkedPerson,
    json: () => typing('DISCONNECT SURA SEALED'),
  },
  '/admin/users/:id/verify_identity': {
    make: flaggedPerson,
    json: () => typing('VERIFIED SURA REFER'),
  },
  '/admin/users/:id/reject': { make: flaggedPerson, json: () => typing('REJECT SURA REFER') },
  '/admin/integration_errors/:id/resolve': {
    make: async () => brokenPayroll(await member()),
    json: () => ({ confirmation: 'RESOLVE' }),
  },
  '/admin/users/:id/actions': { make: listedPerson },
  '/admin/users/:id/pinwheel_status': { make: listedPerson },
  '/admin/users/:id/direct_deposit': { make: listedPerson },
  '/admin/users/:id/plaid_transactions': { make: listedPerson },
  '/admin/users/:id/plaid_status': { make: listedPerson },
  '/admin/users/:id/annualized_income': { make: listedPerson },
  '/admin/users/:id/pave_status': { make: listedPerson },
  '/admin/users/:id/unresolved_integration_errors': { make: listedPerson },
  '/admin/users/:id/timeline': { make: listedPerson },
  '/admin/users/:id/contact': { make: listedPerson },
  '/admin/users/:id/limits/:limit_id': { make: computedLimit },
  '/admin/users/:id/end_sessions': {
    make: async () => (await newPerson()).id,
    json: () => BECAUSE,
  },
  '/admin/staff_invitations/:id': { make: invitation },
  '/admin/repayment_schedules/:id/approve': { make: schedule, json: () => BECAUSE },
  '/admin/repayment_schedules/:id/inactivate': { make: schedule, json: () => BECAUSE },
  '/admin/repayment_instances/:id/cancel': { make: scheduledDebit, json: () => BECAUSE },
  'GET /admin/cases/:id': { make: openRecord },
  '/admin/cases/:id/owner': { make: openRecord, json: () => ({ taken: true }) },
  '/admin/cases/:id/close': { make: recordToClose, json: () => BECAUSE },
  '/admin/duplicate_people/:id/settle': { make: doubledPerson, json: () => BECAUSE },
  '/admin/reconciliation_differences/:id/close': { make: openDifference, json: () => BECAUSE },
  '/admin/users/:id/retry_card_issuance': { make: lateCard, json: () => BECAUSE },
  '/admin/disputes/:id/provisional_credit': { make: newDispute, json: () => BECAUSE },
  '/admin/disputes/:id/decision': {
    make: newDispute,
    json: () => ({ ...BECAUSE, outcome: 'won' }),
  },
  '/admin/disputes/:id/messages': { make: newDispute, json: () => ({ text: 'Hello.' }) },
  '/admin/commands/:id': { make: command },
  '/admin/exports/:id/file': { make: finishedExport },
  '/admin/approvals/:id/approve': { make: largeDebit, json: () => BECAUSE },
  'GET /admin/approvals/:id': { make: largeDebit },
  '/admin/approvals/:id/withdraw': { make: ownLargeDebit, json: () => BECAUSE },
  '/admin/approvals/:id/decline': { make: largeDebit, json: () => BECAUSE },
  '/admin/users/:id/debit_external_account': {
    make: () => debtor(),
    json: () => ({ ...BECAUSE, effective_date: todayInLosAngeles() }),
  },
  'GET /card_accounts/current/card_transactions/:id/dispute': { make: disputed },
  'POST /card_accounts/current/card_transactions/:id/dispute': {
    make: ({ id }) => purchaseOf(id),
    json: () => ({}),
  },
  '/card_accounts/current/card_transactions/:id/dispute/messages': {
    make: disputed,
    json: () => ({ id: newId(), text: 'I was never there.' }),
  },
  '/card_accounts/current/card_transactions/:id/dispute/withdrawal': { make: disputed },
  '/statements/:id': { make: statement },
};

/** @throws when nobody said how to make what the route's parameter stands for */
export function kindOf({ method, path }: PublishedRoute): Kind {
  const name = path.replace('/api/v1', '');
  const kind = KINDS[name] ?? KINDS[`${method} ${name}`];
  if (kind) return kind;
  throw new Error(
    `${name} has a parameter that tests/e2e/security/parameters.ts does not know: say there how to make one for a person, so that the matrix can try whether others get at it.`,
  );
}

/** She adds a passkey. */
async function passkey({ client, password }: Person): Promise<string> {
  const path = '/api/v1/users/passkeys';
  const json = { password };
  const asked = await client.send('POST', `${path}/registration_options`, { json });
  const { options } = bodyOf<{ options: RegistrationOptions }>(asked);
  const credential = softwareAuthenticator(productUrl()).register(options);
  const added = await client.send('POST', path, { json: { name: 'Phone', credential } });
  if (added.status !== 201) throw new Error(`The passkey was not added: ${added.text}`);
  return bodyOf<{ id: string }>(added).id;
}

/** She has come to the terms of the card, and agrees to one of the documents. */
async function acceptedDocument({ id, client }: Person): Promise<string> {
  await linkAll(id);
  await client.send('GET', '/api/v1/card_application/status');
  const path = '/api/v1/disclosures?disclosure_types=card_agreement';
  const [document] = bodyOf<Disclosures>(await client.send('GET', path));
  const disclosure_ids = [document?.id];
  const agreed = await client.send('POST', '/api/v1/acceptances/bulk', {
    json: { disclosure_ids },
  });
  if (agreed.status !== 201) throw new Error(`The document was not accepted: ${agreed.text}`);
  return document?.id ?? '';
}

/** She signs in once more, elsewhere; the id is of that session. */
async function otherSession(person: Person): Promise<string> {
  const known = await sessionIds(person.client);
  await signIn({ ...person, client: await visitor() });
  const id = (await sessionIds(person.client)).find((one) => !known.includes(one));
  if (!id) throw new Error('The list of sessions does not show the new one.');
  return id;
}

type Sessions = { sessions: { id: string }[] };

const sessionIds = async (client: Client): Promise<string[]> =>
  bodyOf<Sessions>(await client.send('GET', '/api/v1/users/sessions')).sessions.map(({ id }) => id);

/** She links a payroll that breaks, of which she is notified. */
async function brokenPayroll({ id, client }: Person): Promise<string> {
  const accounts = '/control/pinwheel/accounts';
  type Made = { account: { id: string; platform_id: string } };
  const { account } = await askSandbox<Made>('POST', accounts, { end_user_id: id });
  const query = new URLSearchParams({
    account_id: account.id,
    platform_id: account.platform_id,
  });
  await client.send('GET', `/api/v1/pinwheel/store_data?${query}`);
  await askSandbox('POST', `${accounts}/${account.id}/disconnect`);
  await client.send('GET', '/api/v1/pinwheel/monitoring_status');
  const find = async () => {
    const listed = await client.send('GET', '/api/v1/notifications');
    const notifications = bodyOf<{ id: string; type: string }[]>(listed);
    return notifications.find(({ type }) => type === 'integration_error')?.id;
  };
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  return (await find()) ?? '';
}

/** A member has disputed a purchase; by the id that staff know of. */
async function newDispute(): Promise<string> {
  return disputeOf(await disputed(await member()));
}

async function disputed({ id: userId, client }: Person): Promise<string> {
  const id = await purchaseOf(userId);
  const path = `/api/v1/card_accounts/current/card_transactions/${id}/dispute`;
  const opened = await client.send('POST', path, { json: {} });
  if (opened.status !== 201) throw new Error(`Nothing was disputed: ${opened.text}`);
  return id;
}

const LAST_MONTH_MS = 32 * 24 * 3_600_000;

/** Statements that are missing are issued every minute. */
async function statement({ id, client }: Person): Promise<string> {
  await purchaseOf(id, { occurredAt: new Date(Date.now() - LAST_MONTH_MS) });
  const list = async () => bodyOf<{ id: string }[]>(await client.send('GET', '/api/v1/statements'));
  await expect.poll(async () => (await list()).length, { timeout: 120_000 }).toBeGreaterThan(0);
  return (await list())[0]?.id ?? '';
}
