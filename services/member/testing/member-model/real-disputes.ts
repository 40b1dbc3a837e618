import { newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import type { ModelDispute } from './member-model.ts';

/** What she and staff do about disputed purchases. */
export function realDisputes(
  service: MemberServiceUnderTest,
  { userId, idOf }: { userId: string; idOf(purchase: string): Promise<string> },
) {
  const actor_id = newId();
  const pathOf = async (purchase: string) =>
    `/card_accounts/current/card_transactions/${await idOf(purchase)}/dispute`;
  const staff = async (id: string, call: string, payload: object): Promise<number> => {
    const reply = await service.app.inject({
      method: 'POST',
      url: `/internal/disputes/${id}/${call}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload: { actor_id, ...payload },
    });
    return reply.statusCode;
  };
  return {
    asked: {
      /** @param cents null for all of it */
      async openDispute(purchase: string, cents: number | null) {
        const claimed = cents === null ? {} : { amount: cents / 100 };
        const reply = await service.post(userId, await pathOf(purchase), claimed);
        return { status: reply.statusCode, dispute: reply.json() };
      },
      creditDispute: ({ id }: ModelDispute) => staff(id, 'provisional_credit', {}),
      decideDispute: ({ id }: ModelDispute, outcome: string) =>
        staff(id, 'decision', { outcome, reason: 'The documents say so.' }),
      async withdrawDispute({ purchase }: ModelDispute): Promise<number> {
        return (await service.post(userId, `${await pathOf(purchase)}/withdrawal`)).statusCode;
      },
      advanceDisputes: (): Promise<void> => service.jobs.runSchedule('advance-disputes'),
    },

    /** The dispute of a purchase, as she is shown it. */
    async read(purchase: string) {
      const { state, amount, credit_due_on, credit } = (
        await service.get(userId, await pathOf(purchase))
      ).json();
      if (!credit) return { state, amount, credit_due_on, credit };
      // What became of the deposited part is in the standing of her deposit, which is compared.
      const { repaid: _repaid, held: _held, ...shown } = credit;
      return { state, amount, credit_due_on, credit: shown };
    },
  };
}
