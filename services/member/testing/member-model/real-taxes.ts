import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import { someTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';
import type { ModelReturn } from './member-model.ts';

/** Somebody whose partner has refunds advanced, and what the filer says of her returns. */
export async function realTaxes(service: MemberServiceUnderTest, userId: string) {
  const { database } = service;
  await database('subscription').insert({ owner: 'public', is_live: true }).onConflict().ignore();
  await database.raw(
    `INSERT INTO person_reading (generation, user_id, partner_slug)
     SELECT generation, ?, 'csc' FROM subscription WHERE owner = 'public' AND is_live`,
    [userId],
  );
  const filer = await someTaxFiler(service, userId);
  return {
    asked: {
      /** The filer says twice that there is news of her, and they are read. */
      async readReturns(returns: readonly ModelReturn[]): Promise<void> {
        service.world.taxes.returns.set(filer.filerId, returns.map(asFiled));
        for (let times = 0; times < 2; times += 1) {
          const reply = await filer.webhook();
          if (reply.statusCode !== 204) throw new Error(reply.body);
        }
        await service.jobs.drain();
      },
    },

    /** Her returns as they are stored, the oldest year first. */
    async stand() {
      const rows = await database('income_tax_return as r')
        .leftJoin('incoming_deposit as d', 'd.id', 'r.refunded_by')
        .where({ 'r.user_id': userId })
        .orderBy('tax_year')
        .select('tax_year', 'refund_cents', 'r.status', 'd.issuer_id');
      return rows.map((row) => [row.tax_year, row.refund_cents, row.status, row.issuer_id]);
    },
  };
}

const asFiled = (one: ModelReturn) =>
  someReturn({
    id: one.id,
    taxYear: one.taxYear,
    state: one.state,
    refundCents: one.cents,
    isAdvanceEligible: one.isEligible,
    status: one.status,
    submittedAt: new Date(one.sentAt),
  });
