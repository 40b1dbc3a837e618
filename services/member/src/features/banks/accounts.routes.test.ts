import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import { ledgerStore } from '@reset/ledger';
import { type Database, newId } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import type { AuthorizationRequest } from '#features/cards/authorizations/authorizations.ts';
import { authorizationStore } from '#features/cards/authorizations/authorizations.store.ts';
import { signInAtBank } from '#testing/link-bank.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterAll(() => service.stop());

const viewed = (method: 'GET' | 'POST', userId: string, path: string) =>
  service.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: asViewer(userId, newId(), { audience: 'member' }),
  });
const signIn = (userId: string) => signInAtBank(service, userId);
const finish = (userId: string, publicToken: string) =>
  service.get(userId, `/plaid/create_access_token?public_token=${publicToken}`);
const linkOf = (userId: string) => service.database('bank_link').where({ user_id: userId }).first();
const mayOwe = (userId: string, cents: number) =>
  ledgerStore(service.database).setCreditLimits([{ userId, cents }]);

/** Nine dollars at the till: how that is decided. */
async function authorize(database: Database, userId: string): Promise<string | undefined> {
  const account = await database('card_account').where({ user_id: userId }).first();
  const card = await database('card').where({ card_account_id: account.id }).first();
  const { clock } = service;
  const request: AuthorizationRequest = {
    id: newId(),
    cardId: card.synctera_card_id,
    accountId: account.synctera_account_id,
    amountCents: 900,
    occurredAt: clock.now(),
    merchantName: 'Shop',
    merchantCategory: 'GROCERIES',
  };
  const decisions = await authorizationStore(database, { clock, holdDays: 7 }).decideAll([request]);
  return decisions.get(request.id)?.status;
}

const eventsOf = async (userId: string) =>
  (await service.events()).filter(({ subject }) => subject === userId).map(({ type }) => type);

describe('GET /bank_accounts/linked', () => {
  it('shows the account, and null without one [ONB-040, ONB-045]', async () => {
    const userId = await someMember(service);
    const nothing = await service.get(userId, '/bank_accounts/linked');
    expect([nothing.statusCode, nothing.body]).toEqual([200, 'null']);
    await finish(userId, await signIn(userId));
    expect((await service.get(userId, '/bank_accounts/linked')).json()).toEqual({
      name: 'Everyday Checking',
      institution_name: 'Tidewater Savings Bank',
      mask: '4021',
      verified: false,
    });
  });
});

describe('POST /bank_accounts/unlink', () => {
  it('removes the bank with all that was read of it, and publishes so [ONB-026]', async () => {
    const userId = newId();
    await finish(userId, await signIn(userId));
    await service.jobs.drain();
    const reply = await service.post(userId, '/bank_accounts/unlink');
    expect([reply.statusCode, reply.body]).toEqual([204, '']);
    expect((await service.get(userId, '/bank_accounts/linked')).json()).toBeNull();
    expect(await service.database('recurring_outflow').where({ user_id: userId })).toEqual([]);
    expect(await eventsOf(userId)).toEqual(['bank.linked', 'bank.unlinked']);
    const overview = (await service.get(userId, '/dashboard/overview')).json();
    expect(overview).toMatchObject({ linked_bank: null, upcoming_expenses_amount: 0 });
  });

  it('refuses with 409 when nothing is linked, also the second of two at once', async () => {
    const userId = await someMember(service, 'bank_link');
    const replies = await Promise.all([
      service.post(userId, '/bank_accounts/unlink'),
      service.post(userId, '/bank_accounts/unlink'),
    ]);
    expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 409]);
    const again = await service.post(userId, '/bank_accounts/unlink');
    expect(again.json()).toMatchObject({ code: 'no_bank_linked' });
  });

  it('refuses while the account repays what she owes, and not once that is repaid or repaid by deposit', async () => {
    const owing = async (body: object) => {
      const userId = await someMember(service, 'bank_link', 'card_account');
      const id = newId();
      const buy = (state: string) =>
        service.put(`${userId}/card_transactions/${id}`, {
          occurred_at: '2026-11-18T20:00:00Z',
          amount_cents: 900,
          merchant_name: 'Shop',
          customer_state: state,
        });
      await buy('pending');
      await service.put(userId, body);
      return { userId, repay: () => buy('repaid') };
    };
    const unlink = async (userId: string) => {
      const reply = await service.post(userId, '/bank_accounts/unlink');
      return reply.statusCode === 204 ? 'unlinked' : reply.json().code;
    };
    const ach = await owing({ repayment_method: 'ach_debit_flow' });
    expect(await unlink(ach.userId)).toBe('bank_repays_outstanding');
    expect(await linkOf(ach.userId)).toBeDefined();
    await ach.repay();
    expect(await unlink(ach.userId)).toBe('unlinked');
    const deposit = await owing({ repayment_method: 'direct_deposit_flow' });
    expect(await unlink(deposit.userId)).toBe('unlinked');
  });

  it('waits for a purchase that is being decided, and refuses for it', async () => {
    const userId = await someMember(service, 'bank_link', 'card_account');
    await mayOwe(userId, 5_000);
    const unlinking = await service.database.transaction(async (transaction) => {
      expect(await authorize(transaction, userId)).toBe('APPROVED');
      const reply = service.post(userId, '/bank_accounts/unlink');
      // Long enough for it to be answered, if it did not wait.
      await Promise.race([reply, pause(300)]);
      return [reply];
    });
    const [reply] = await Promise.all(unlinking);
    expect([reply?.statusCode, reply?.json().code]).toEqual([409, 'bank_repays_outstanding']);
    expect(await linkOf(userId)).toBeDefined();
  });

  it('never leaves a purchase without a bank, whichever of the two comes first', async () => {
    for (let round = 0; round < 20; round += 1) {
      const userId = await someMember(service, 'bank_link', 'card_account');
      await mayOwe(userId, 5_000);
      const [reply, decision] = await Promise.all([
        service.post(userId, '/bank_accounts/unlink'),
        authorize(service.database, userId),
      ]);
      const isLinked = (await linkOf(userId)) !== undefined;
      expect([reply.statusCode, decision, isLinked]).toEqual(
        decision === 'APPROVED' ? [409, 'APPROVED', true] : [204, 'DECLINED', false],
      );
    }
  });

  it('ends her limit at once, though a limit is being computed by what was linked', async () => {
    const userId = await someMember(service, 'bank_link', 'card_account');
    const computing = await service.database.transaction(async (transaction) => {
      await transaction('limit_state').where({ user_id: userId }).forUpdate();
      const reply = service.post(userId, '/bank_accounts/unlink');
      await Promise.race([reply, pause(300)]);
      await ledgerStore(transaction).setCreditLimits([{ userId, cents: 5_000 }]);
      return [reply];
    });
    const [reply] = await Promise.all(computing);
    expect(reply?.statusCode).toBe(204);
    expect(await authorize(service.database, userId)).toBe('DECLINED');
  });

  it('makes a public token of the former link worth nothing', async () => {
    const userId = newId();
    const publicToken = await signIn(userId);
    await finish(userId, publicToken);
    await service.post(userId, '/bank_accounts/unlink');
    expect((await finish(userId, publicToken)).statusCode).toBe(422);
    expect(await linkOf(userId)).toBeUndefined();
  });

  it('is not for staff who view the product as a member; what is linked they read', async () => {
    const userId = await someMember(service, 'bank_link');
    expect((await viewed('POST', userId, '/bank_accounts/unlink')).statusCode).toBe(403);
    expect((await viewed('GET', userId, '/bank_accounts/linked')).statusCode).toBe(200);
    expect(await linkOf(userId)).toBeDefined();
  });
});

describe('the account and its owner', () => {
  const DESTINATION = '/bank_accounts/tax_refund_deposit_destination';
  const STATUSES = [
    '/bank_account_verifications/current_status',
    '/bank_account_verifications/tax_refund_deposit_destination_status',
  ];

  it('are pending, then verified with routing number and last digits [ONB-041, ONB-042, ONB-043, ONB-045, ONB-066]', async () => {
    const userId = newId();
    await finish(userId, await signIn(userId));
    for (const path of STATUSES) {
      expect((await service.get(userId, path)).json()).toEqual({ status: 'pending' });
    }
    expect((await service.get(userId, DESTINATION)).statusCode).toBe(404);
    await service.jobs.drain();
    for (const path of STATUSES) {
      expect((await service.get(userId, path)).json()).toEqual({ status: 'verified' });
    }
    expect((await service.get(userId, DESTINATION)).json()).toEqual({
      institution_name: 'Tidewater Savings Bank',
      routing_number: '021000021',
      account_number: '4021',
    });
    expect((await service.get(userId, '/bank_accounts/linked')).json()).toMatchObject({
      verified: true,
    });
    expect(JSON.stringify(await linkOf(userId))).not.toContain('10004021');
  });

  it("fail when the account is in another person's name", async () => {
    const userId = newId();
    service.world.owners = ['Rosa Rivera'];
    await finish(userId, await signIn(userId));
    await service.jobs.drain();
    service.world.owners = ['Hazel Hourly'];
    for (const path of STATUSES) {
      expect((await service.get(userId, path)).json()).toEqual({ status: 'failed' });
    }
  });

  it('are pending and not there without a bank', async () => {
    const userId = newId();
    expect((await service.get(userId, STATUSES[0] ?? '')).json()).toEqual({ status: 'pending' });
    expect((await service.get(userId, DESTINATION)).statusCode).toBe(404);
  });
});
