import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const command = (
  userId: string,
  what: 'unlink' | 'refresh',
  { key = newId(), as = 'admin' } = {},
) => service.give(`members/${userId}/bank_link/${what}`, undefined, { by: as, key });
const linksOf = (userId: string) => service.database('bank_link').where({ user_id: userId });
const codeOf = async (reply: ReturnType<typeof command>) => {
  const { statusCode, json } = await reply;
  return [statusCode, json().code];
};

describe('POST /internal/members/:user_id/bank_link/unlink', () => {
  it('takes her bank away once, however often it comes by its key [ADM-118]', async () => {
    const userId = await someMember(service, 'bank_link');
    const key = newId();
    for (let time = 0; time < 2; time++) {
      expect((await command(userId, 'unlink', { key })).statusCode).toBe(204);
    }
    expect(await linksOf(userId)).toEqual([]);
    const unlinked = { subject: userId, type: 'bank.unlinked' };
    expect(await service.database('event').where(unlinked)).toHaveLength(1);
    expect(await codeOf(command(userId, 'unlink'))).toEqual([409, 'no_bank_linked']);
  });

  it('answers 404 for who is no member', async () => {
    expect((await command(newId(), 'unlink')).statusCode).toBe(404);
  });
});

describe('POST /internal/members/:user_id/bank_link/refresh', () => {
  it('has her bank read soon, once for a key [ADM-114]', async () => {
    const userId = await someMember(service, 'bank_link');
    const [{ id }] = await linksOf(userId);
    const requested = () =>
      service.jobs
        .taken('sync-bank')
        .filter(({ data }) => 'link_id' in data && data.link_id === id);
    const before = requested().length;
    const key = newId();
    for (let time = 0; time < 2; time++) {
      expect((await command(userId, 'refresh', { key })).statusCode).toBe(204);
    }
    expect(requested()).toHaveLength(before + 1);
  });

  it('is refused where none is linked, and to all but the admin service', async () => {
    const userId = await someMember(service);
    expect(await codeOf(command(userId, 'refresh'))).toEqual([409, 'no_bank_linked']);
    for (const as of ['operator', 'public', 'gateway']) {
      expect((await command(userId, 'refresh', { as })).statusCode).toBe(403);
    }
  });
});
