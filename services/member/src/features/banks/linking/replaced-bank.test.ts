import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, secretCipher } from '@reset/service-kit';
import { signInAtBank } from '#testing/link-bank.ts';
import {
  DATA_KEY,
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const signIn = (userId: string, publicToken?: string) => signInAtBank(service, userId, publicToken);
const finish = (userId: string, publicToken: string) =>
  service.get(userId, `/plaid/create_access_token?public_token=${publicToken}`);
const linkOf = (userId: string) => service.database('bank_link').where({ user_id: userId }).first();

describe('another bank while the linked one repays what she owes', () => {
  const owing = async (repaymentMethod: string) => {
    const userId = await someMember(service, 'card_account');
    await service.put(userId, { repayment_method: repaymentMethod });
    await finish(userId, await signIn(userId));
    await service.jobs.drain();
    await service.put(`${userId}/card_transactions/${newId()}`, {
      occurred_at: '2026-11-18T20:00:00Z',
      amount_cents: 900,
      merchant_name: 'Shop',
      customer_state: 'pending',
    });
    return userId;
  };

  it('is refused, and forgotten by the provider', async () => {
    const userId = await owing('ach_debit_flow');
    const { id } = await linkOf(userId);
    const publicToken = await signIn(userId);
    const reply = await finish(userId, publicToken);
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'bank_repays_outstanding']);
    expect((await linkOf(userId)).id).toBe(id);
    await service.jobs.drain();
    expect(service.world.removed.at(-1)).toBe(`access-${publicToken}`);
    const again = await service.put(`${userId}/bank_link`, { access_token: 'access-another' });
    expect(again.statusCode).toBe(409);
  });

  it.each([
    ['is broken', 'ach_debit_flow', { status: 'broken', error: 'ITEM_NOT_FOUND' }],
    ['is not in her name', 'ach_debit_flow', { owner_status: 'failed' }],
    ['repays nothing, because her pay does', 'direct_deposit_flow', {}],
  ])('takes its place where that one %s', async (_why, method, changes) => {
    const userId = await owing(method);
    const { id } = await linkOf(userId);
    if (Object.keys(changes).length > 0)
      await service.database('bank_link').where({ id }).update(changes);
    expect((await finish(userId, await signIn(userId))).statusCode).toBe(200);
    expect((await linkOf(userId)).id).not.toBe(id);
  });

  it('is no other one where the same is repaired', async () => {
    const userId = await owing('ach_debit_flow');
    const { id, access_token } = await linkOf(userId);
    const same = secretCipher(DATA_KEY).decrypt(access_token, userId).replace('access-', '');
    const again = await signIn(userId, `${same}--again`);
    expect((await finish(userId, again)).statusCode).toBe(200);
    expect((await linkOf(userId)).id).toBe(id);
  });
});

describe('the mail of a bank that changed', () => {
  const subjects = async (act: () => Promise<unknown>) => {
    service.mails.splice(0);
    await act();
    await service.jobs.drain();
    return service.mails.map(({ subject }) => subject);
  };

  it('is sent of each account that is connected or disconnected, and of no repair', async () => {
    const userId = await someMember(service, 'card_account');
    const publicToken = await signIn(userId);
    const connected = 'A bank account was connected to Reset';
    expect(await subjects(() => finish(userId, publicToken))).toEqual([connected]);
    expect(service.mails[0]?.text).toContain('Tidewater Savings Bank ending in 4021');
    await service.database('bank_link').where({ user_id: userId }).update({ status: 'broken' });
    const repair = async () => finish(userId, await signIn(userId, `${publicToken}--again`));
    expect(await subjects(repair)).toEqual([]);
    expect(await subjects(async () => finish(userId, await signIn(userId)))).toEqual([connected]);
    expect(await subjects(() => service.post(userId, '/bank_accounts/unlink'))).toEqual([
      'Your bank account was disconnected from Reset',
    ]);
  });

  it('is sent to nobody without a card', async () => {
    const userId = await someMember(service);
    expect(await subjects(async () => finish(userId, await signIn(userId)))).toEqual([]);
    expect(await subjects(() => service.post(userId, '/bank_accounts/unlink'))).toEqual([]);
  });
});
