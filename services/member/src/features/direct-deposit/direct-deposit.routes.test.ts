import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { newId, ProviderError } from '@reset/service-kit';
import { brokenLinks } from '#testing/broken-links.ts';
import { CARD_APPLICANT, DEPOSIT_NUMBERS, someCardWorld } from '#testing/card-world.ts';
import {
  type MemberServiceUnderTest,
  someMember,
  startMemberService,
} from '#testing/member-service.ts';
import { somePayrollWorld } from '#testing/payroll-world.ts';

let service: MemberServiceUnderTest;
beforeAll(async () => {
  service = await startMemberService();
});
afterEach(() => {
  const { afterCall, beforeCall, verdict } = someCardWorld().issuer;
  Object.assign(service.world.issuer, { afterCall, beforeCall, verdict });
  service.world.allocations = somePayrollWorld().allocations;
  service.world.providerError = null;
});
afterAll(() => service.stop());

const OURS = {
  accountMask: DEPOSIT_NUMBERS.accountNumber.slice(-4),
  routingNumber: DEPOSIT_NUMBERS.routingNumber,
};
const [NOT_OURS] = somePayrollWorld().allocations;
if (!NOT_OURS) throw new Error('Nothing is paid anywhere.');
const elsewhere = NOT_OURS;
const here = { ...elsewhere, ...OURS };

const openAccount = (userId: string) =>
  service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
const status = async (userId: string) => (await service.get(userId, '/pinwheel/status')).json();
const switchToken = async (userId: string) =>
  (await service.get(userId, '/pinwheel/dds_link_token')).json();
const links = async (userId: string) => (await service.ask(`${userId}/links`)).json();
/** As on the next day, when a payroll is read that reports this. */
async function isPaid(userId: string, ...parts: (typeof elsewhere)[]) {
  service.world.allocations = parts;
  await service.get(userId, '/pinwheel/monitoring_status');
}
const switchedEvents = async (userId: string) =>
  (await service.events()).filter(
    ({ type, subject }) => type === 'direct_deposit.switched' && subject === userId,
  );
const SWITCHED_AWAY = {
  params: { source: 'pinwheel', error_type: 'direct_deposit_switched_away_from_reset' },
};

/** A member with a payroll, and an account that her pay can be sent to. */
async function someDepositor() {
  const userId = await someMember(service, 'bank_link', 'payroll_link');
  expect((await openAccount(userId)).statusCode).toBe(204);
  return userId;
}

describe('PUT /internal/members/:user_id/deposit_account', () => {
  it('has one account opened, however often it is sent, and her card account uses the same person', async () => {
    const userId = await someMember(service);
    const { persons, accounts } = service.world.issuer;
    const before = [persons.size, accounts.size];
    await openAccount(userId);
    await openAccount(userId);
    expect([persons.size, accounts.size]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 1]);
    expect((await service.get(userId, '/users/profile')).json().current_card_account).toBeNull();
    await service.put(`${userId}/card_account`, {
      person: CARD_APPLICANT,
      repayment_method: 'direct_deposit_flow',
    });
    expect([persons.size, accounts.size]).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
    const profile = (await service.get(userId, '/users/profile')).json();
    expect(profile.repayment_method).toBe('direct_deposit_flow');
    expect(profile.current_card_account.cards).toHaveLength(1);
  });

  it.each(['createPerson', 'verifyPerson', 'openDeposit'] as const)(
    'opens one where the answer to %s was lost',
    async (lost) => {
      const userId = await someMember(service);
      const { accounts } = service.world.issuer;
      const before = accounts.size;
      let isLost = false;
      service.world.issuer.afterCall = (call) => {
        if (call !== lost || isLost) return;
        isLost = true;
        throw new ProviderError('the connection broke', 'unavailable');
      };
      expect((await openAccount(userId)).statusCode).toBe(503);
      expect((await openAccount(userId)).statusCode).toBe(204);
      expect(accounts.size).toBe(before + 1);
    },
  );

  it('opens none for whom the issuer does not accept', async () => {
    const userId = await someMember(service);
    service.world.issuer.verdict = { word: 'REJECTED', isFinal: true };
    const reply = await openAccount(userId);
    expect([reply.statusCode, reply.json().code]).toEqual([422, 'cardholder_not_accepted']);
    expect(await switchToken(userId)).toEqual({ success: false });
  });
});

describe('GET /pinwheel/dds_link_token', () => {
  it('opens the widget at her payroll, for all of her pay, with the number that the issuer has [ONB-058]', async () => {
    const userId = await someDepositor();
    expect(await switchToken(userId)).toEqual({ success: true, link_token: expect.any(String) });
    expect(service.world.payrollWidgets.at(-1)).toEqual({
      userId,
      platformId: null,
      repairs: 'account-1',
      deposit: {
        accountNumber: DEPOSIT_NUMBERS.accountNumber,
        routingNumber: DEPOSIT_NUMBERS.routingNumber,
      },
    });
  });

  it('lets her choose a payroll where she has linked none', async () => {
    const userId = await someMember(service);
    await openAccount(userId);
    await switchToken(userId);
    expect(service.world.payrollWidgets.at(-1)).toMatchObject({ repairs: null, platformId: null });
  });

  it.each(['issuer', 'payroll'])('opens none while the %s is away', async (who) => {
    const userId = await someDepositor();
    const away = new ProviderError('No answer', 'unavailable');
    if (who === 'payroll') service.world.providerError = away;
    else {
      service.world.issuer.beforeCall = () => {
        throw away;
      };
    }
    expect(await switchToken(userId)).toEqual({ success: false });
  });

  it('keeps no account number', async () => {
    const userId = await someDepositor();
    const row = await service.database('deposit_account').where({ user_id: userId }).first();
    expect(JSON.stringify(row)).not.toContain(DEPOSIT_NUMBERS.accountNumber);
    expect(row.account_mask).toBe(OURS.accountMask);
  });
});

describe('her direct deposit', () => {
  it('is switched once all of her pay comes to us, and published once [ONB-123]', async () => {
    const userId = await someDepositor();
    await isPaid(userId, elsewhere);
    expect(await status(userId)).toMatchObject({
      direct_deposit_switched: false,
      direct_deposit_destination: 'elsewhere',
    });
    await isPaid(userId, { ...here, kind: 'percentage', value: 60 }, elsewhere);
    expect(await status(userId)).toMatchObject({
      direct_deposit_switched: false,
      direct_deposit_destination: 'partly',
    });
    expect(await links(userId)).toMatchObject({ direct_deposit_switched: false });
    expect(await switchedEvents(userId)).toEqual([]);
    await isPaid(userId, here);
    await isPaid(userId, here);
    expect(await status(userId)).toMatchObject({
      direct_deposit_switched: true,
      direct_deposit_destination: 'here',
    });
    expect(await links(userId)).toMatchObject({ direct_deposit_switched: true });
    expect(await switchedEvents(userId)).toHaveLength(1);
    expect(await brokenLinks(service, userId)).toEqual([]);
  });

  it('that was never switched raises nothing', async () => {
    const userId = await someDepositor();
    await isPaid(userId, elsewhere);
    await isPaid(userId);
    expect(await brokenLinks(service, userId)).toEqual([]);
  });

  it.each([
    ['elsewhere', [elsewhere]],
    ['in part', [{ ...here, kind: 'percentage' as const, value: 60 }, elsewhere]],
  ])('that goes %s again is raised, until it comes back', async (_where, parts) => {
    const userId = await someDepositor();
    await isPaid(userId, here);
    await isPaid(userId, ...parts);
    await isPaid(userId, ...parts);
    expect(await brokenLinks(service, userId)).toMatchObject([SWITCHED_AWAY]);
    // A payroll that does not say where it goes takes nothing back.
    await isPaid(userId);
    expect(await brokenLinks(service, userId)).toMatchObject([SWITCHED_AWAY]);
    await isPaid(userId, here);
    expect(await brokenLinks(service, userId)).toEqual([]);
    expect(await switchedEvents(userId)).toHaveLength(1);
  });

  it('that goes elsewhere leaves her no limit', async () => {
    const userId = await someDepositor();
    await service.put(`${userId}/card_account`, {
      person: CARD_APPLICANT,
      repayment_method: 'direct_deposit_flow',
    });
    const limit = async () => {
      await service.limits();
      return (await service.get(userId, '/dashboard/overview')).json().dsl.max_amount;
    };
    await isPaid(userId, here);
    expect(await limit()).toBeGreaterThan(0);
    await isPaid(userId, elsewhere);
    expect(await limit()).toBe(0);
    await isPaid(userId, here);
    expect(await limit()).toBeGreaterThan(0);
  });

  it('is not hers whose account is of nobody', async () => {
    expect(await status(newId())).toMatchObject({ direct_deposit_destination: 'unknown' });
  });
});
