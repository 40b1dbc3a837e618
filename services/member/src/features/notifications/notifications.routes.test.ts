import { NotificationType } from '@reset/api-contract/member/notifications.ts';
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asViewer, asVisitor } from '@reset/service-kit/testing';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { raiseError, resolveErrors } from './notifications.store.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());
afterEach(() => void Object.assign(service.world, { eligibility: true, application: null }));

const broken = { errorType: 'monitoring_status_unavailable' } as const;
const breaks = (userId: string, source: 'plaid' | 'pinwheel', at = '2026-11-20T20:00:00Z') =>
  service.database.transaction((transaction) =>
    raiseError(transaction, { ...broken, userId, source, now: new Date(at) }),
  );
const works = (userId: string, source: 'plaid' | 'pinwheel') =>
  service.database.transaction((transaction) =>
    resolveErrors(transaction, { userId, source, now: new Date('2026-11-21T20:00:00Z') }),
  );
/** A member whose limit is computed, and who has read her notifications. */
async function anyMember(...linked: Parameters<typeof someMember>[1][]): Promise<string> {
  const userId = await someMember(service, ...linked);
  await service.limits();
  for (const { id } of await list(userId)) await read(userId, id);
  return userId;
}
/** That her limit changed, as those who compute it leave word. */
async function changesLimit(userId: string, at = '2026-11-20T20:00:00Z'): Promise<string> {
  const id = newId();
  await service
    .database('notification')
    .insert({ id, user_id: userId, type: 'spending_limit_updated', created_at: at });
  return id;
}
const listFor = async (userId: string) =>
  (await service.get(userId, '/notifications')).json<
    { id: string; type: string; params: object }[]
  >();
/** Her notification once her limit is computed. */
const list = async (userId: string) => {
  await service.limits();
  return listFor(userId);
};
const read = (userId: string, id: string) =>
  service.post(userId, `/notifications/${id}/mark_as_read`);

describe('GET /notifications', () => {
  it('names what is broken by its source and its kind [MEM-090]', async () => {
    const userId = await anyMember();
    await breaks(userId, 'plaid');
    await breaks(userId, 'pinwheel', '2026-11-20T21:00:00Z');
    await service.database.transaction((transaction) =>
      raiseError(transaction, {
        userId,
        source: 'pinwheel',
        errorType: 'direct_deposit_switched_away_from_reset',
        now: new Date('2026-11-20T22:00:00Z'),
      }),
    );
    const named = (await list(userId)).map(({ params }) => params);
    expect(named).toMatchObject([
      { source: 'plaid', error_type: 'monitoring_status_unavailable' },
      { source: 'pinwheel', error_type: 'monitoring_status_unavailable' },
      { source: 'pinwheel', error_type: 'direct_deposit_switched_away_from_reset' },
    ]);
  });

  it('lists what a member has to repair, the oldest first [ONB-031]', async () => {
    const userId = await anyMember();
    await breaks(userId, 'pinwheel', '2026-11-20T21:00:00Z');
    await breaks(userId, 'plaid');
    const nothing = { product: null, state: null, step: null, jurisdiction: null };
    const error_type = 'monitoring_status_unavailable';
    expect(await list(userId)).toEqual([
      {
        id: expect.any(String),
        type: 'integration_error',
        params: { source: 'plaid', error_type, ...nothing },
        require_action: true,
      },
      {
        id: expect.any(String),
        type: 'integration_error',
        params: { source: 'pinwheel', error_type, ...nothing },
        require_action: true,
      },
    ]);
  });

  it('lists a new limit until it was read [MEM-085, MEM-087, MEM-089]', async () => {
    const userId = await anyMember();
    const id = await changesLimit(userId);
    await breaks(userId, 'plaid', '2026-11-20T21:00:00Z');
    const known = await list(userId);
    expect(known).toHaveLength(2);
    expect(known[1]).toEqual({
      id,
      type: 'spending_limit_updated',
      params: {
        source: null,
        error_type: null,
        product: null,
        state: null,
        step: null,
        jurisdiction: null,
      },
      require_action: false,
    });
  });

  it('lists that her limit is being computed until it is [MEM-089]', async () => {
    const userId = await anyMember('bank_link', 'payroll_link');
    const updating = async () =>
      (await listFor(userId)).filter(({ type }) => type === 'spending_limit_updating');
    expect(await updating()).toEqual([]);
    await service.put(`${userId}/shifts/${newId()}`, {
      ended_on: '2026-11-19',
      minutes: 60,
      gross_cents: 2_425,
    });
    const notice = await updating();
    expect(notice).toMatchObject([{ require_action: false, params: { source: null } }]);
    // It is over when it is computed, not when it was read.
    expect((await read(userId, notice[0]?.id ?? '')).statusCode).toBe(204);
    expect(await updating()).toEqual(notice);
    await service.limits();
    expect(await updating()).toEqual([]);
  });

  it('has no type but the six of the contract [MEM-088]', async () => {
    const types = NotificationType.anyOf.map((type) => type.const);
    expect(types).toEqual([
      'integration_error',
      'spending_limit_updating',
      'spending_limit_updated',
      'opted_to_skip_payroll_linking',
      'onboarding_state',
      'income_tax_return_accepted',
    ]);
    const userId = await anyMember('bank_link', 'payroll_link');
    await breaks(userId, 'plaid');
    await changesLimit(userId);
    await service.put(`${userId}/shifts/${newId()}`, {
      ended_on: '2026-11-19',
      minutes: 60,
      gross_cents: 2_425,
    });
    const listed = (await listFor(userId)).map(({ type }) => type);
    expect(listed.toSorted()).toEqual(types.slice(0, 3).toSorted());
  });

  it('lists the card application of who has no card, whatever she reads of it', async () => {
    const applicant = await anyMember();
    const holder = await anyMember('card_account');
    service.world.application = {
      state: 'registered',
      step: 'bank_linking',
      require_action: true,
    };
    const notice = (await listFor(applicant))[0];
    expect(notice).toMatchObject({
      type: 'onboarding_state',
      params: { product: 'earned_wage_access', state: 'registered', step: 'bank_linking' },
      require_action: true,
    });
    expect((await read(applicant, notice?.id ?? '')).statusCode).toBe(204);
    expect(await listFor(applicant)).toEqual([notice]);
    expect(await listFor(holder)).toEqual([]);
    const ended = { step: 'ineligible', ineligible_reason: 'state' } as const;
    service.world.application = { ...ended, state: 'registered', require_action: false };
    expect((await listFor(applicant))[0]?.params).toMatchObject(ended);
  });

  it('does without the application while onboarding does not answer', async () => {
    const userId = await anyMember();
    await breaks(userId, 'plaid');
    service.world.eligibility = new InternalCallError('down', 503, 'service_unavailable');
    expect((await list(userId)).map(({ type }) => type)).toEqual(['integration_error']);
  });

  it('lists nothing that works again, and nothing of others', async () => {
    const [userId, other] = [await anyMember(), await anyMember()];
    await breaks(userId, 'plaid');
    await breaks(other, 'pinwheel');
    await works(userId, 'plaid');
    expect(await list(userId)).toEqual([]);
    expect(await list(newId())).toEqual([]);
  });

  it('is for nobody without a session', async () => {
    const headers = asVisitor({ audience: 'member' });
    const reply = await service.app.inject({ url: '/api/v1/notifications', headers });
    expect(reply.statusCode).toBe(401);
  });
});

describe('POST /notifications/:id/mark_as_read', () => {
  it('takes a new limit off the list, once and for good [MEM-086]', async () => {
    const userId = await anyMember();
    const id = await changesLimit(userId);
    expect((await read(userId, id)).statusCode).toBe(204);
    expect(await list(userId)).toEqual([]);
    const first = await service.database('notification').where({ id }).first('read_at');
    service.clock.set('2026-11-20T20:05:00Z');
    expect((await read(userId, id)).statusCode).toBe(204);
    expect(await service.database('notification').where({ id }).first('read_at')).toEqual(first);
    const next = await changesLimit(userId);
    expect((await list(userId)).map((one) => one.id)).toEqual([next]);
  });

  it('reads nothing for another member', async () => {
    const userId = await anyMember();
    const id = await changesLimit(userId);
    expect((await read(await anyMember(), id)).statusCode).toBe(404);
    expect(await list(userId)).toHaveLength(1);
  });

  it('leaves an integration error where it is until it is resolved, and after', async () => {
    const userId = await anyMember();
    await breaks(userId, 'plaid');
    const id = (await list(userId))[0]?.id ?? '';
    expect((await read(userId, id)).statusCode).toBe(204);
    expect(await list(userId)).toHaveLength(1);
    await works(userId, 'plaid');
    expect((await read(userId, id)).statusCode).toBe(204);
    expect(await list(userId)).toEqual([]);
  });

  it("does not tell another's from one that nobody has", async () => {
    const userId = await anyMember();
    await breaks(userId, 'plaid');
    const id = (await list(userId))[0]?.id ?? '';
    const replies = [await read(await anyMember(), id), await read(userId, newId())];
    for (const reply of replies) {
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ code: 'notification_not_found', error: 'Not found' });
    }
  });

  it('refuses what is no id', async () => {
    for (const id of ['1', 'x'.repeat(36), "'--"]) {
      expect((await read(newId(), encodeURIComponent(id))).statusCode).toBe(422);
    }
  });

  it('is not for staff who view the product as her', async () => {
    const userId = await anyMember();
    await breaks(userId, 'plaid');
    const reply = await service.app.inject({
      method: 'POST',
      url: `/api/v1/notifications/${(await list(userId))[0]?.id}/mark_as_read`,
      headers: asViewer(userId, newId(), { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(403);
  });
});
