import { beforeEach, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { asMember, asViewer } from '@reset/service-kit/testing';
import { someCardWorld } from '#testing/card-world.ts';
import { problemsOf, startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();
const { issuer } = service.world;
beforeEach(() => {
  issuer.beforeCall = someCardWorld().issuer.beforeCall;
  issuer.afterCall = someCardWorld().issuer.afterCall;
});

const PATH = '/card_accounts/current/freeze';

/** Somebody who can spend, and freezes her cards. */
async function freezer() {
  const one = await someone();
  await one.mayOwe(50_000);
  const atIssuer = () =>
    issuer.cards.filter(({ accountId }) => accountId === one.issuerId).map(({ status }) => status);
  const put = (frozen: boolean) =>
    service.app.inject({
      method: 'PUT',
      url: `/api/v1${PATH}`,
      headers: asMember(one.userId, { audience: 'member' }),
      payload: { frozen },
    });
  return {
    ...one,
    atIssuer,
    put,
    state: async () => (await service.get(one.userId, PATH)).json(),
    kept: () =>
      service
        .database('card')
        .where({ card_account_id: one.accountId })
        .select('status', 'is_frozen'),
  };
}

const DECLINED = { status: 'DECLINED', reason: 'CARD_FROZEN' };

describe('a frozen card', () => {
  it('pays for nothing from the answer on, is suspended at the issuer, and is told why', async () => {
    const one = await freezer();
    expect(await one.state()).toEqual({ state: 'none', since: null });
    expect(await one.buy()).toEqual({ status: 'APPROVED' });
    const frozen = { state: 'frozen', since: '2026-11-20T20:00:00.000Z' };
    const reply = await one.put(true);
    expect([reply.statusCode, reply.json()]).toEqual([200, frozen]);
    // Before the issuer was told.
    expect(one.atIssuer()).toEqual(['active']);
    expect(await one.buy()).toEqual(DECLINED);
    await service.jobs.drain();
    expect(one.atIssuer()).toEqual(['suspended']);
    const list = await service.get(one.userId, '/card_accounts/current/card_transactions');
    expect(list.json()[0]).toMatchObject({
      customer_state: 'declined',
      decline_reason: 'card_frozen',
    });
    expect(await problemsOf(service)).toEqual([]);
  });

  it('is active again once the issuer has it so', async () => {
    const one = await freezer();
    await one.put(true);
    await service.jobs.drain();
    expect((await one.put(false)).json()).toEqual({ state: 'ending', since: null });
    expect(await one.buy()).toEqual(DECLINED);
    await service.jobs.drain();
    expect(one.atIssuer()).toEqual(['active']);
    expect(await one.state()).toEqual({ state: 'none', since: null });
    expect(await one.buy()).toEqual({ status: 'APPROVED' });
  });

  it('is frozen and active again once each, however often it is asked for', async () => {
    const one = await freezer();
    await Promise.all([one.put(true), one.put(true), one.put(true)]);
    await service.jobs.drain();
    await Promise.all([one.put(false), one.put(false)]);
    await service.jobs.drain();
    expect(
      await service.database('card_freeze').where({ card_account_id: one.accountId }),
    ).toHaveLength(1);
    expect(await one.kept()).toEqual([{ status: 'active', is_frozen: false }]);
  });

  it.each(['beforeCall', 'afterCall'] as const)(
    'is suspended by another try where the issuer does not answer: %s',
    async (when) => {
      const one = await freezer();
      issuer[when] = (call) => {
        if (call === 'setCardStatus') throw new ProviderError('time-out', 'unavailable');
      };
      await one.put(true);
      await expect(service.jobs.drain()).rejects.toThrow('time-out');
      expect(await one.state()).toMatchObject({ state: 'frozen' });
      expect(await one.buy()).toEqual(DECLINED);
      issuer[when] = someCardWorld().issuer[when];
      await service.jobs.runSchedule('requeue-card-freezes');
      await service.jobs.drain();
      expect(one.atIssuer()).toEqual(['suspended']);
      await one.put(false);
      await service.jobs.drain();
      expect(one.atIssuer()).toEqual(['active']);
    },
  );

  it('is as she wanted it last, who changes her mind while the issuer is told', async () => {
    const one = await freezer();
    let changes = 0;
    issuer.afterCall = async (call) => {
      changes += call === 'setCardStatus' ? 1 : 0;
      if (call === 'setCardStatus' && changes === 1) await one.put(false);
    };
    await one.put(true);
    await service.jobs.drain();
    expect(one.atIssuer()).toEqual(['active']);
    expect(await one.state()).toEqual({ state: 'none', since: null });
    expect(await one.kept()).toEqual([{ status: 'active', is_frozen: false }]);
  });

  it('stays frozen where the issuer is read before it was told', async () => {
    const one = await freezer();
    await one.put(true);
    const [job] = await service.database('card').where({ card_account_id: one.accountId });
    expect(job.status).toBe('suspended');
    issuer.beforeCall = (call) => {
      if (call === 'setCardStatus') throw new ProviderError('time-out', 'unavailable');
    };
    await expect(one.sync()).rejects.toThrow('time-out');
    expect(await one.kept()).toEqual([{ status: 'suspended', is_frozen: true }]);
    expect(await one.buy()).toEqual(DECLINED);
  });

  it('is declined for that where the issuer declines it by itself, and not after it', async () => {
    const one = await freezer();
    await one.put(true);
    await service.jobs.drain();
    service.clock.set('2026-11-20T21:00:00Z');
    await one.put(false);
    await service.jobs.drain();
    const declined = (at: string) =>
      one.hold({
        id: newId(),
        status: 'declined',
        reason: 'CARD_NOT_ACTIVE',
        authorizedCents: 500,
        occurredAt: new Date(at),
      });
    declined('2026-11-20T20:30:00Z');
    declined('2026-11-20T21:30:00Z');
    await one.sync();
    const rows = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .orderBy('occurred_at');
    expect(rows.map(({ decline_reason: reason }) => reason)).toEqual([
      'CARD_FROZEN',
      'CARD_NOT_ACTIVE',
    ]);
  });

  it('stays suspended for the issuer’s own reasons', async () => {
    const one = await freezer();
    const card = issuer.cards.find(({ accountId }) => accountId === one.issuerId);
    if (card) card.status = 'suspended';
    await one.sync();
    await one.put(true);
    await service.jobs.drain();
    await one.put(false);
    await service.jobs.drain();
    expect(one.atIssuer()).toEqual(['suspended']);
    expect(await one.state()).toEqual({ state: 'none', since: null });
    expect(await one.buy()).toEqual({ status: 'DECLINED', reason: 'CARD_NOT_ACTIVE' });
  });

  it('is hers alone to freeze, who has one', async () => {
    const one = await freezer();
    expect((await service.get(newId(), PATH)).statusCode).toBe(404);
    const reply = await service.app.inject({
      method: 'PUT',
      url: `/api/v1${PATH}`,
      headers: asViewer(one.userId, newId(), { audience: 'member' }),
      payload: { frozen: true },
    });
    expect(reply.statusCode).toBe(403);
    expect(await one.state()).toMatchObject({ state: 'none' });
  });

  it('is on the timeline that staff read', async () => {
    const one = await freezer();
    await one.put(true);
    service.clock.set('2026-11-20T21:00:00Z');
    await one.put(false);
    const reply = await service.askAsAdmin(`${one.userId}/timeline`);
    const types = reply.json().entries.map(({ type }: { type: string }) => type);
    expect(types).toEqual(expect.arrayContaining(['card_frozen', 'card_unfrozen']));
  });
});
