import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfUsers } from '#testing/applied-events.ts';
import { askedOwners, away } from '#testing/person-owners.ts';

const sam = newId();
let service: AdminServiceUnderTest;
let owners: Awaited<ReturnType<typeof askedOwners>>;
let token: string;
let byAccount: string;
let byApplication: string;
beforeAll(async () => {
  service = await startAdminService();
  owners = await askedOwners(service.context, { public: {}, member: {}, onboarding: {} });
  await service.addStaff(sam, 'support');
  token = await service.tokenOf(sam);
  const users = tellOfUsers(service.database);
  byAccount = await users.registered({ phone_number: '4155550123' });
  byApplication = await users.registered({ phone_number: '4155550199' });
});
beforeEach(() => {
  owners.asked.length = 0;
  owners.answers.onboarding = { told_phone: { user_ids: [byApplication, newId()] } };
});
afterAll(async () => {
  await owners.stop();
  await service.stop();
});

async function find(search: string, path = 'users') {
  const query = new URLSearchParams({ search });
  const reply = await owners.get(`/admin/${path}?${query}`, sam, token);
  return reply.json<AdminUsers>().users.map(({ id, matched_by: by }) => [id, by]);
}

describe('a search by a phone number', () => {
  it('finds who has it in her account, and who told it for her application', async () => {
    const found = await find('(415) 555-0123');
    expect(found.toSorted()).toEqual(
      [
        [byAccount, 'phone_number'],
        [byApplication, 'phone_number'],
      ].toSorted(),
    );
    expect(owners.asked).toMatchObject([
      { path: '/internal/personal_infos/told_phone?phone_number=4155550123', timeoutMs: 1_000 },
    ]);
  });

  it('stays within a list', async () => {
    expect(await find('4155550123', 'card_accounts')).toEqual([]);
  });

  it('finds what the back office knows itself while onboarding is away', async () => {
    owners.answers.onboarding = { told_phone: away() };
    expect(await find('4155550123')).toEqual([[byAccount, 'phone_number']]);
  });

  it('asks nobody of what is no phone number', async () => {
    await find('rosa');
    await find('4155');
    expect(owners.asked).toEqual([]);
  });
});
