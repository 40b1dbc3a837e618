import { newId } from '@reset/service-kit';
import { eventually } from '@reset/service-kit/testing';
import { describe, expect, it } from '@jest/globals';
import { startCardService } from '#testing/some-cardholder.ts';
import { someSpender } from '#testing/some-deposits.ts';
import { holdReturns } from './tax-returns.store.ts';

const { service } = await startCardService();

describe('a refund that comes in while its return is read', () => {
  it('waits for the return before it writes anything that the return writes too', async () => {
    const one = await someSpender(service, 3_000);
    const id = newId();
    let receiving: Promise<unknown> = Promise.resolve();
    await service.database.transaction(async (transaction) => {
      await holdReturns(transaction, one.userId);
      receiving = one.receives(160_000, { sender: 'IRS TREAS 310' });
      await eventually(async () => {
        const waiting = await service
          .database('pg_stat_activity')
          .where({ wait_event: 'advisory', datname: service.database.raw('current_database()') });
        expect(waiting).toHaveLength(1);
      });
      await transaction.raw("SET LOCAL lock_timeout = '2s'");
      // Has her limit computed anew, as what she repays does.
      await transaction('income_tax_return').insert({
        id,
        user_id: one.userId,
        april_return_id: newId(),
        jurisdiction: 'Federal',
        tax_year: 2025,
        state: 'WA',
        refund_cents: 160_000,
        is_advance_eligible: true,
        status: 'accepted',
        submitted_at: new Date('2026-11-01T18:00:00Z'),
        accepted_at: new Date('2026-11-02T18:00:00Z'),
        updated_at: new Date('2026-11-02T18:00:00Z'),
      });
    });
    await receiving;
    const row = await service.database('income_tax_return').where({ id }).first();
    expect(row.refunded_by).not.toBeNull();
  });
});
