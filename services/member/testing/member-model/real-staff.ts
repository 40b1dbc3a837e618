import { type Database, newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import type { Schedule } from '#features/cards/repayments/schedule.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';

/** What staff set of her repayments. */
export function realStaff(service: MemberServiceUnderTest, userId: string) {
  const { database } = service;
  const [maker, approver] = [newId(), newId()];
  const staff = (path: string, payload: object) =>
    service.app.inject({
      method: 'POST',
      url: `/internal/${path}`,
      headers: asCaller('admin', { audience: 'member' }),
      payload,
    });
  return {
    asked: {
      async makeSchedule(schedule: Schedule): Promise<string> {
        const fields = Object.entries(schedule).map(([name, value]) => [snakeCase(name), value]);
        const wanted = { user_id: userId, ...Object.fromEntries(fields) };
        const reply = await staff('repayment_schedules', {
          made_by: maker,
          repayment_schedule: wanted,
        });
        if (reply.statusCode !== 201) throw new Error(reply.body);
        return reply.json().repayment_schedule.id;
      },

      async changeSchedule(
        id: string,
        { to, isByMaker }: { to: 'approve' | 'inactivate'; isByMaker: boolean },
      ): Promise<number> {
        const by = { made_by: isByMaker ? maker : approver };
        return (await staff(`repayment_schedules/${id}/${to}`, by)).statusCode;
      },

      async cancelInstance(index: number): Promise<number> {
        const row = (await instancesInOrder(database, userId))[index];
        const path = `repayment_instances/${row?.id}/cancel`;
        return (await staff(path, { made_by: maker })).statusCode;
      },

      async debitExternalAccount(day: string, amountCents: number | null): Promise<number> {
        const amount = amountCents === null ? {} : { amount_cents: amountCents };
        const wanted = { made_by: maker, effective_date: day, ...amount };
        return (await staff(`members/${userId}/debits`, wanted)).statusCode;
      },
    },
  };
}

/** The days on which she repays, in the order in which they were made. */
export const instancesInOrder = (database: Database, userId: string) =>
  database('repayment_instance').where({ user_id: userId }).orderBy('id');

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
