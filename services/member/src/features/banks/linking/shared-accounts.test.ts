import { afterAll, describe, expect, it } from '@jest/globals';
import { caseEvents, type CaseEvent } from '@reset/api-contract/case-events.ts';
import { newId } from '@reset/service-kit';
import { someMember, startMemberService } from '#testing/member-service.ts';

const service = await startMemberService();
const { database, world } = service;
afterAll(() => service.stop());

/** Links an account that ends so; what is to be read of it is read. */
async function memberWith(mask: string): Promise<string> {
  Object.assign(world.account, { mask });
  const userId = await someMember(service, 'bank_link');
  await service.jobs.drain();
  return userId;
}

/** What was published of cases of whoever it is, in order. */
async function casesOf(userId: string): Promise<CaseEvent[]> {
  await service.jobs.runSchedule('publish-cases');
  const all = (await service.events()).filter(({ type }) => type in caseEvents) as CaseEvent[];
  const hers = all.find((one) => one.type === 'case.opened' && one.payload.user_id === userId);
  return all.filter(({ subject }) => subject === hers?.subject);
}

const unlink = async (userId: string) =>
  expect((await service.post(userId, '/bank_accounts/unlink')).statusCode).toBe(204);

describe('a bank account that two members link', () => {
  it('is a case of the second one, once, which staff close', async () => {
    const first = await memberWith('7001');
    const second = await memberWith('7001');
    expect(await casesOf(first)).toEqual([]);
    const [opened, ...more] = await casesOf(second);
    expect(opened?.payload).toMatchObject({
      kind: 'shared_bank_account',
      user_id: second,
      due_at: '2026-11-25T07:59:59.999Z',
      summary: { code: null, name: 'Tidewater Savings Bank', amount_cents: null },
    });
    expect(more).toEqual([]);
    const by = { actor_id: newId(), reason: 'They are married.' };
    const path = `cases/${opened?.subject}/close`;
    expect((await service.give(path, by, { key: newId() })).statusCode).toBe(200);
    expect((await casesOf(second)).at(-1)?.payload).toEqual({ closed_as: 'staff' });
    // The same account, linked again by the same item, is no news.
    await service.put(`${second}/bank_link`, { access_token: 'access-1' });
    await service.jobs.drain();
    expect(await casesOf(second)).toHaveLength(2);
  });

  it.each(['first', 'second'] as const)('is none any more once the %s unlinks it', async (who) => {
    const members = { first: await memberWith('7002'), second: await memberWith('7002') };
    expect(await casesOf(members.second)).toHaveLength(1);
    await unlink(members[who]);
    expect((await casesOf(members.second)).at(-1)?.payload).toEqual({ closed_as: 'unlinked' });
    await unlink(members[who === 'first' ? 'second' : 'first']);
  });

  it('is one case where both link it at the same moment', async () => {
    Object.assign(world.account, { mask: '7003' });
    const both = [await someMember(service, 'bank_link'), await someMember(service, 'bank_link')];
    await service.jobs.drain();
    const links = database('bank_link').whereIn('user_id', both).select('id');
    const rows = await database('shared_bank_account').whereIn('bank_link_id', links);
    expect(rows).toHaveLength(1);
  });

  it('is none of an account at the same bank that only ends alike', async () => {
    const first = await memberWith('7004');
    const numbers = JSON.stringify({ routingNumber: '021000021', accountNumber: '99997004' });
    await database('bank_link')
      .where({ user_id: first })
      .update({ account_numbers: service.context.cipher.encrypt(numbers, first) });
    expect(await casesOf(await memberWith('7004'))).toEqual([]);
  });
});
