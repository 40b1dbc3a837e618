import { newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';

const [sam, ada] = [newId(), newId()];
let service: AdminServiceUnderTest;
beforeAll(async () => {
  service = await startAdminService();
  await service.addStaff(sam);
  await service.addStaff(ada, 'operations');
});
afterAll(() => service.stop());

const PATH = '/admin/saved_views';
const view = (changes: object = {}) => ({
  name: 'Paid this week',
  path: '/admin/repayment-schedule',
  query: 'user_group=ach_debit_flow&page=2',
  ...changes,
});
const put = (userId: string, changes?: object) => service.call(userId, 'PUT', PATH, view(changes));
const viewsOf = async (userId: string) =>
  (await service.call(userId, 'GET', PATH)).json().saved_views;

describe('/admin/saved_views', () => {
  it('keeps a view for who saved it alone, by its name', async () => {
    expect((await put(sam)).statusCode).toBe(204);
    expect((await put(sam, { query: '' })).statusCode).toBe(204);
    expect((await put(sam, { name: 'A first' })).statusCode).toBe(204);
    const savedAt = service.clock.now().toISOString();
    expect(await viewsOf(sam)).toEqual([
      { ...view({ name: 'A first' }), saved_at: savedAt },
      { ...view({ query: '' }), saved_at: savedAt },
    ]);
    expect(await viewsOf(ada)).toEqual([]);
  });

  it('deletes one of the caller’s, and none of another’s', async () => {
    await put(ada, { name: 'Hers' });
    const remove = (userId: string) => service.call(userId, 'DELETE', `${PATH}?name=Hers`);
    expect((await remove(sam)).statusCode).toBe(204);
    expect(await viewsOf(ada)).toHaveLength(1);
    expect((await remove(ada)).statusCode).toBe(204);
    expect((await remove(ada)).statusCode).toBe(204);
    expect(await viewsOf(ada)).toEqual([]);
  });

  it('refuses the 51st, and changes one of fifty', async () => {
    const saved_at = service.clock.now();
    await service.database('saved_view').insert(
      Array.from({ length: 50 }, (_none, index) => ({
        ...view({ name: `View ${index}` }),
        user_id: ada,
        saved_at,
      })),
    );
    const reply = await put(ada);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ code: 'too_many_saved_views' });
    expect((await put(ada, { name: 'View 7', query: 'page=3' })).statusCode).toBe(204);
  });

  it.each([
    ['path', 'https://elsewhere.example'],
    ['path', '//elsewhere.example'],
    ['path', '/member/dashboard'],
    ['query', 'a b'],
    ['query', 'a'.repeat(1_001)],
    ['name', ''],
    ['name', 'n'.repeat(61)],
  ])('refuses as %s: %j', async (field, value) => {
    const reply = await put(sam, { [field]: value });
    expect(reply.statusCode).toBe(422);
    expect(reply.json()).toMatchObject({ errors: { [field]: expect.any(Array) } });
  });
});
