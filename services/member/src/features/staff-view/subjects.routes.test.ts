import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { debitedMembers } from '#testing/debited-members.ts';
import { raiseError } from '#features/notifications/notifications.store.ts';
import { startCardService } from '#testing/some-cardholder.ts';

const started = await startCardService();
const { service } = started;
const { owing } = debitedMembers(started);

const find = (kind: string, id: string) =>
  service.app.inject({
    url: `/internal/subjects/${kind}/${id}`,
    headers: asCaller('admin', { audience: 'member' }),
  });

describe('GET /internal/subjects/:kind/:id', () => {
  it('says whose a repayment and a broken link are', async () => {
    const one = await owing();
    const { userId } = one;
    service.clock.set('2026-11-20T20:00:00Z');
    const { id: debit } = (
      await service.give(`members/${userId}/debits`, {
        made_by: newId(),
        effective_date: '2026-11-20',
      })
    ).json();
    await service.database.transaction((transaction) =>
      raiseError(transaction, {
        userId,
        source: 'pinwheel',
        errorType: 'monitoring_status_unavailable',
        now: service.clock.now(),
      }),
    );
    const broken = await service.database('integration_error').where({ user_id: userId }).first();
    for (const [kind, id] of [
      ['repayment_instance', debit],
      ['integration_error', broken.id],
    ] as const) {
      const reply = await find(kind, id);
      expect([reply.statusCode, reply.json()]).toEqual([200, { user_id: userId }]);
    }
  });

  it.each(['dispute', 'repayment_schedule', 'repayment_instance', 'integration_error'])(
    'knows no %s by another id',
    async (kind) => {
      expect((await find(kind, newId())).statusCode).toBe(404);
    },
  );

  it('refuses another kind', async () => {
    expect((await find('member', newId())).statusCode).toBe(422);
  });
});
