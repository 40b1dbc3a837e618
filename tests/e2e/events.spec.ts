import { newId } from '@reset/service-kit';
import type { Subscriptions } from '@reset/api-contract/events.ts';
import { expect, test, type Page } from 'playwright/test';
import { adminToken } from './admin-token.ts';
import { killService } from './kill-service.ts';
import { operator } from './product/running-product.ts';
import { signInAsStaff } from './sign-in.ts';

/* What one service tells and another lists, between the processes of the running product. */

type Listed = { users: { id: string }[]; total_pages: number };

test.describe('the list of users', () => {
  test('misses nobody who registered while the admin service was killed, and has nobody twice', async ({
    page,
  }) => {
    const list = await asStaff(page);
    const newcomers = Array.from({ length: 30 }, () => newId());
    for (const [at, id] of newcomers.entries()) {
      if (at % 10 === 5) {
        await expect.poll(() => list(1), { timeout: 60_000 }).not.toBeNull();
        await killService('admin');
      }
      await register(id);
    }
    const newest = newcomers.toReversed();
    await expect
      .poll(async () => (await allPages(list)).slice(0, newest.length), { timeout: 60_000 })
      .toEqual(newest);
    const everybody = await allPages(list);
    expect(new Set(everybody).size).toBe(everybody.length);
  });

  test('is read anew from the first fact while it is in use, and is whole all the time', async ({
    page,
  }) => {
    const list = await asStaff(page);
    const before = await allPages(list);
    const rebuild = { isOver: false };
    const rebuilt = (async () => {
      await operator('admin').post('/internal/subscriptions/public/rebuild', undefined);
      await expect.poll(isEveryReadingLive, { timeout: 60_000 }).toBe(true);
      rebuild.isOver = true;
    })();
    const seen: string[][] = [];
    while (!rebuild.isOver) seen.push(await allPages(list));
    await rebuilt;
    seen.push(await allPages(list));
    for (const everybody of seen) expect(everybody).toEqual(before);
  });
});

const register = (id: string): Promise<unknown> =>
  operator('public').put(`/internal/users/${id}`, {
    email: `${id}@example.com`,
    first_name: 'Newcomer',
    last_name: 'Told',
    password: newId(),
    confirmed: false,
  });

async function isEveryReadingLive(): Promise<boolean> {
  const { subscriptions } = await operator('admin').get<Subscriptions>('/internal/subscriptions');
  return subscriptions.every(({ live }) => live);
}

/** A reader of one page of the list; null while the service is away. */
async function asStaff(page: Page): Promise<(at: number) => Promise<Listed | null>> {
  const token = await adminToken(page, await signInAsStaff(page));
  return async (at) => {
    const reply = await page.request.get(`/api/v1/admin/users?page=${at}`, {
      headers: { 'x-admin-token': token },
    });
    return reply.ok() ? ((await reply.json()) as Listed) : null;
  };
}

/** Everybody's id, in the list's order; empty while the service is away. */
async function allPages(list: (at: number) => Promise<Listed | null>): Promise<string[]> {
  const first = await list(1);
  const ids = first?.users.map(({ id }) => id) ?? [];
  for (let at = 2; at <= (first?.total_pages ?? 0); at++) {
    ids.push(...((await list(at))?.users.map(({ id }) => id) ?? []));
  }
  return ids;
}
