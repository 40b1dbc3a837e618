import type { CaseReply } from '@reset/api-contract/admin/cases.ts';
import { InternalCallError, newId } from '@reset/service-kit';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startAdminService, type AdminServiceUnderTest } from '#testing/admin-service.ts';
import { tellOfCases, tellOfUsers } from '#testing/applied-events.ts';

let service: AdminServiceUnderTest;
let users: ReturnType<typeof tellOfUsers>;
let [sam, rosa] = ['', ''];
beforeAll(async () => {
  service = await startAdminService();
  users = tellOfUsers(service.database);
  sam = await users.registered({ first_name: 'Sam', last_name: 'Staff' });
  rosa = await users.registered();
  await service.addStaff(sam, 'operations');
});
afterAll(() => service.stop());

const member = () => tellOfCases(service.database);

describe('GET /admin/cases/:id', () => {
  const read = async (id: string) => {
    const reply = await service.call(sam, 'GET', `/admin/cases/${id}`);
    return { status: reply.statusCode, body: reply.json<CaseReply>() };
  };
  const IDENTITY = {
    current_status: 'flagged_for_internal_review',
    changed_at: '2026-11-20T20:00:00.000Z',
    evaluation_id: null,
    documents_read: 0,
    same_ssn: [],
    decision: null,
  };

  it('shows what its owner knows of it now', async () => {
    const id = await tellOfCases(service.database, 'onboarding').opened({
      kind: 'identity_review',
      object_id: rosa,
      user_id: rosa,
    });
    const asked: string[] = [];
    service.world.onboarding = (path) => {
      asked.push(path);
      return IDENTITY;
    };
    expect(await read(id)).toMatchObject({
      status: 200,
      body: { case: { id }, identity: IDENTITY, dispute: null, unavailable: false },
    });
    expect(asked).toEqual([`/internal/identity_verifications/${rosa}`]);
    expect((await read(newId())).status).toBe(404);
  });

  it('has what a member asks for in her words, of her service', async () => {
    const words = {
      user_id: rosa,
      type: 'Account Closure',
      body: 'Please close my account.',
      requested_at: '2026-11-20T19:00:00.000Z',
    };
    const asked: string[] = [];
    service.world.member = (method, path) => {
      asked.push(`${method} ${path}`);
      return words;
    };
    const kind = 'support_request';
    const id = await member().opened({ kind, object_id: 'request-1', user_id: rosa });
    expect((await read(id)).body).toMatchObject({ support_request: words, unavailable: false });
    expect(asked).toEqual(['GET /internal/support_requests/request-1']);
  });

  it('has what is owed of an advance and of which return, which it shows with amounts alone', async () => {
    const advance = {
      user_id: rosa,
      owed: 46,
      income_tax_return: {
        tax_year: 2026,
        tax_return_status: 'refund_received',
        refund_filed: 1_840,
        refund_received: 104,
      },
    };
    const asked: string[] = [];
    service.world.member = (method, path) => {
      // Until when statements reach, of which amounts support is shown.
      if (path.includes('statement')) return [];
      asked.push(`${method} ${path}`);
      return advance;
    };
    const kind = 'unrepaid_advance';
    const id = await member().opened({ kind, object_id: rosa, user_id: rosa });
    expect((await read(id)).body).toMatchObject({ unrepaid_advance: advance, unavailable: false });
    expect(asked).toEqual([`GET /internal/unrepaid_advances/${rosa}`]);
    const support = await users.registered();
    await service.addStaff(support, 'support');
    const reply = await service.call(support, 'GET', `/admin/cases/${id}`);
    expect(reply.json()).toMatchObject({ case: { id }, unrepaid_advance: null });
  });

  it.each([
    [503, true],
    [404, false],
  ])('is shown without it where it answers %d', async (status, unavailable) => {
    const id = await member().opened();
    service.world.member = () => {
      throw new InternalCallError('refused', status, 'x', { error: 'No.' });
    };
    expect(await read(id)).toMatchObject({ status: 200, body: { dispute: null, unavailable } });
  });

  it('finds a difference among those that are open', async () => {
    const difference = {
      id: newId(),
      file: 'ach',
      kind: 'amount_differs',
      key: 'k',
      day: '2026-11-19',
      our_id: null,
      their_id: null,
      our_cents: 1,
      their_cents: 2,
      dispute_id: null,
      opened_at: '2026-11-20T20:00:00.000Z',
      age_banking_days: 0,
    };
    service.world.member = () => [difference];
    const kind = 'reconciliation_difference';
    const id = await member().opened({ kind, object_id: difference.id });
    expect((await read(id)).body).toMatchObject({ difference });
    const other = await member().opened({ kind });
    expect((await read(other)).body).toMatchObject({ difference: null });
  });
});
