import { asVisitor } from '@reset/service-kit/testing';
import { CARD_APPLICANT } from '#testing/card-world.ts';
import type { MemberServiceUnderTest } from '#testing/member-service.ts';
import { signSynctera } from '#testing/sign-synctera.ts';
import type { ModelDeposit } from './member-model.ts';
import { withHooks } from './real-trouble.ts';

/** What comes in on her deposit account, and what its senders do about it. */
export async function realDeposits(service: MemberServiceUnderTest, userId: string) {
  const { clock, database, jobs, world } = service;
  const opened = await service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
  if (opened.statusCode !== 204) throw new Error(opened.body);
  const row = await database('deposit_account').where({ user_id: userId }).first();
  const accountId = row.synctera_account_id;
  return {
    asked: {
      receive({ id, cents, at, isRefund, isHers }: ModelDeposit): void {
        world.issuer.deposits.push({
          id,
          accountId,
          amountCents: cents,
          sender: isRefund ? 'IRS TREAS 310' : 'NORTHWIND PAYROLL',
          receiverName: isHers ? 'HAZEL HOURLY' : 'SOMEBODY ELSE',
          arrivedAt: new Date(at),
          isReturned: false,
        });
      },

      /** Its sender takes it back. */
      takeBackDeposit(id: string): void {
        const deposit = world.issuer.deposits.find((one) => one.id === id);
        if (deposit) deposit.isReturned = true;
      },

      /** The issuer says twice that there is news of that account, and it is read. */
      readDeposits: (isReturnRefused: boolean): Promise<void> =>
        withHooks(world.issuer, { returnRefusal: isReturnRefused ? '409' : null }, async () => {
          const data = { lines: [{ account_id: accountId }] };
          const event = {
            type: 'TRANSACTION.POSTED.CREATED',
            event_resource: JSON.stringify({ data }),
          };
          const { payload, headers } = signSynctera(event, { at: clock.now() });
          for (let times = 0; times < 2; times += 1) {
            const reply = await service.app.inject({
              method: 'POST',
              url: '/api/v1/webhooks/synctera',
              headers: { ...asVisitor({ audience: 'member' }), ...headers },
              payload,
            });
            if (reply.statusCode !== 204) throw new Error(reply.body);
          }
          await jobs.drain();
        }),
    },

    /** What came in, as it stands with us and at the issuer, in the issuer's order. */
    async stand() {
      const rows = await database('incoming_deposit').whereIn(
        'issuer_id',
        world.issuer.deposits.map(({ id }) => id),
      );
      const recorded = new Map(rows.map((one) => [one.issuer_id, one]));
      return world.issuer.deposits
        .filter((one) => one.accountId === accountId)
        .map(({ id, amountCents, isReturned }) => {
          const { kind, status, transfer_group_id: groupId } = recorded.get(id) ?? {};
          return [status ?? 'unread', amountCents, isReturned, groupId ? kind : null];
        });
    },
  };
}
