import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { applyMemberEvent } from '#features/users/readings.store.ts';
import {
  putUser,
  signIn,
  startPublicService,
  applyStaff,
  type PublicServiceUnderTest,
} from '#testing/public-service.ts';

let service: PublicServiceUnderTest;
beforeAll(async () => {
  service = await startPublicService();
});
afterAll(() => service.stop());

async function somePerson(changes: object = {}) {
  const id = newId();
  const email = `${id}@example.com`;
  await putUser(service.app, id, { email, ...changes });
  return { id, leadsTo: async () => (await signIn(service.app, email)).json().location };
}

const opened = (userId: string) =>
  ({ type: 'card_account.opened', payload: { user_id: userId } }) as const;

const bought = (userId: string) =>
  ({
    type: 'card_transaction.recorded',
    payload: { user_id: userId, card_transaction_id: newId(), latest_transaction_at: null },
  }) as const;

const answered = (subject: string, what: 'rejected' | 'submitted', id: string) =>
  ({
    type: `tax_return.${what}`,
    subject,
    payload: { income_tax_return_id: id, jurisdiction: 'Federal', tax_year: 2026 },
  }) as const;

async function apply(
  event: ReturnType<typeof opened | typeof bought | typeof answered>,
): Promise<void> {
  const live = { owner: 'member', is_live: true };
  await service.database('subscription').insert(live).onConflict().ignore();
  const { generation } = await service.database('subscription').where(live).first();
  const envelope = { subject: newId(), subject_version: 1, position: '1.1', occurred_at: '' };
  await applyMemberEvent(service.database, { ...envelope, ...event }, generation);
}

describe('signing in leads', () => {
  it('who has no card yet on with what she came for [PUB-036]', async () => {
    const tax = { product_name: 'tax_refund_advance' };
    const card = { product_name: 'earned_wage_access' };
    expect(await (await somePerson()).leadsTo()).toBe('/apply');
    expect(await (await somePerson(card)).leadsTo()).toBe('/apply');
    expect(await (await somePerson(tax)).leadsTo()).toBe('/tax-filing');
  });

  it('who has a card to the dashboard, published once or twice [PUB-036]', async () => {
    const { id, leadsTo } = await somePerson({ product_name: 'tax_refund_advance' });
    await apply(opened(id));
    await apply(opened(id));
    expect(await leadsTo()).toBe('/dashboard');
  });

  it('who has a rejected return to it, until all of them are sent again [ONB-132]', async () => {
    const { id, leadsTo } = await somePerson({ product_name: 'tax_refund_advance' });
    const [federal, state] = [newId(), newId()];
    await apply(answered(id, 'submitted', federal));
    expect(await leadsTo()).toBe('/tax-filing');
    for (const one of [federal, federal, state]) await apply(answered(id, 'rejected', one));
    expect(await leadsTo()).toBe('/tax-return');
    await apply(answered(id, 'submitted', federal));
    expect(await leadsTo()).toBe('/tax-return');
    await apply(answered(id, 'submitted', state));
    expect(await leadsTo()).toBe('/tax-filing');
  });

  it('staff to the dashboard', async () => {
    const { id, leadsTo } = await somePerson();
    await applyStaff(service.database, 'staff.added', id);
    expect(await leadsTo()).toBe('/dashboard');
  });

  it('nobody to the dashboard for the events of purchases', async () => {
    const { id, leadsTo } = await somePerson();
    await apply(bought(id));
    expect(await leadsTo()).toBe('/apply');
  });
});
