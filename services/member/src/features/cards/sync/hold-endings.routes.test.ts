import { describe, expect, it } from '@jest/globals';
import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { startCardService } from '#testing/some-cardholder.ts';

const { service, someone } = await startCardService();

describe('POST /internal/members/:user_id/card_transactions/:id/expire', () => {
  const actor = newId();
  const end = (userId: string, id: string, caller = 'admin') =>
    service.app.inject({
      method: 'POST',
      url: `/internal/members/${userId}/card_transactions/${id}/expire`,
      headers: asCaller(caller, { audience: 'member' }),
      payload: { reason: 'The merchant never came for it.', actor_id: actor },
    });

  it('lets go of what is held, for good, with who did it and why', async () => {
    const one = await someone();
    one.hold();
    await one.sync();
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first();
    expect((await end(one.userId, id, 'operator')).statusCode).toBe(403);
    expect((await end(newId(), id)).statusCode).toBe(404);
    expect((await end(one.userId, id)).statusCode).toBe(204);
    expect((await end(one.userId, id)).statusCode).toBe(204);
    await one.sync();
    expect(await one.purchases()).toEqual([['manually_expired', 'expired', 0, 0, 0]]);
    expect(await one.owed()).toBe(0);
    const recorded = await service.database('card_event').where({ card_transaction_id: id });
    expect(recorded.at(-1)).toMatchObject({
      kind: 'ended_by_staff',
      reason: 'The merchant never came for it.',
      actor: `staff:${actor}`,
      amount_cents: 5_000,
    });
  });

  it('refuses where nothing is held, and for what is not there', async () => {
    const one = await someone();
    one.post({ holdId: null });
    await one.sync();
    const { id } = await service
      .database('card_transaction')
      .where({ card_account_id: one.accountId })
      .first();
    expect((await end(one.userId, id)).statusCode).toBe(409);
    expect((await end(one.userId, newId())).statusCode).toBe(404);
  });
});
