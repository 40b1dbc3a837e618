import type { AdminUsers } from '@reset/api-contract/admin/users.ts';
import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from './admin-service.ts';
import { forgetEvents, tellOfCards, tellOfStates, tellOfUsers } from './applied-events.ts';

/**
 * The admin service for a file of tests about lists of people, and somebody of staff who reads them.
 * Each test begins without anybody.
 */
export function listedPeople() {
  const sam = newId();
  let service: AdminServiceUnderTest;
  let token: string;
  beforeAll(async () => {
    service = await startAdminService();
    await service.addStaff(sam);
    token = await service.tokenOf(sam);
  });
  beforeEach(async () => {
    await forgetEvents(service.database);
    await service.database('staff').whereNot({ user_id: sam }).delete();
  });
  afterAll(() => service.stop());

  const ask = (query = '', path = 'users') => service.get(`/admin/${path}${query}`, sam, token);
  const list = async (query = '', path?: string) => (await ask(query, path)).json<AdminUsers>();
  const idsOf = async (query = '', path?: string) =>
    (await list(query, path)).users.map(({ id }) => id);
  const users = () => tellOfUsers(service.database);

  return {
    service: () => service,
    users,
    cards: () => tellOfCards(service.database),
    states: () => tellOfStates(service.database),
    ask,
    list,
    idsOf,
    find: (search: string, path?: string) => idsOf(`?search=${encodeURIComponent(search)}`, path),
    /** So many people, the first registered first. */
    async somePeople(count: number): Promise<string[]> {
      const ids: string[] = [];
      for (let day = 0; day < count; day++) {
        const at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
        ids.push(await users().registered({ email: `p${day}@example.com`, created_at: at }));
      }
      return ids;
    },
  };
}
