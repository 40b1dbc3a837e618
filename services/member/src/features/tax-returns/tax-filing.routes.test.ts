import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { InternalCallError, newId, ProviderError } from '@reset/service-kit';
import { asViewer } from '@reset/service-kit/testing';
import { CARD_APPLICANT, DEPOSIT_NUMBERS } from '#testing/card-world.ts';
import {
  someMember,
  startMemberService,
  type MemberServiceUnderTest,
} from '#testing/member-service.ts';
import { sendTaxWebhook, someTaxFiler } from '#testing/tax-filer.ts';
import { someReturn } from '#testing/tax-world.ts';

let service: MemberServiceUnderTest;
let identify: MemberServiceUnderTest['world']['identify'];
beforeAll(async () => {
  service = await startMemberService();
  ({ identify } = service.world);
});
afterAll(() => service.stop());
afterEach(() => {
  service.world.identify = identify;
  service.world.eligibility = true;
  service.world.taxFiling = { is_open: true, home_state: 'OR' };
  service.world.taxes.error = null;
  service.world.issuer.beforeCall = () => undefined;
});

const open = (userId: string) => service.get(userId, '/april/access_token');
const filerOf = (userId: string) =>
  service.database('tax_filer').where({ user_id: userId }).first();
const away = new ProviderError('away', 'unavailable');

describe('GET /april/access_token', () => {
  it('gives a token each time, and makes her known to the filer once [ONB-143, ONB-144]', async () => {
    const userId = newId();
    const first = await open(userId);
    expect([first.statusCode, first.json()]).toEqual([
      200,
      {
        access_token: `token of ${service.world.taxes.filers.get(userId)}`,
        expires_at: '2026-11-20T21:00:00.000Z',
      },
    ]);
    const known = service.world.taxes.filers.size;
    expect((await open(userId)).json()).toEqual(first.json());
    expect(service.world.taxes.filers.size).toBe(known);
    const started = (await service.events()).filter(
      ({ type, subject }) => type === 'tax_filing.started' && subject === userId,
    );
    expect(started).toHaveLength(1);
  });

  it('is for nobody whose application has not come to filing [ONB-133]', async () => {
    const userId = await someMember(service);
    service.world.taxFiling = { is_open: false, home_state: null };
    const refused = await open(userId);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { code: 'application_incomplete', error: expect.stringContaining('steps before it') },
    ]);
    expect(service.world.taxes.filers.has(userId)).toBe(false);
    expect(await filerOf(userId)).toBeUndefined();
    service.world.eligibility = new InternalCallError('down', 503, 'service_unavailable');
    expect((await open(userId)).statusCode).toBe(503);
  });

  it('opens the returns of who has filed, however her application stands', async () => {
    const userId = await someMember(service);
    const filer = await someTaxFiler(service, userId);
    await filer.stand(someReturn({ status: 'rejected' }));
    service.world.taxFiling = { is_open: false, home_state: null };
    expect((await open(userId)).statusCode).toBe(200);
  });

  it('is for nobody but her: not for staff who view the product as her', async () => {
    const reply = await service.app.inject({
      method: 'GET',
      url: '/api/v1/april/access_token',
      headers: asViewer(newId(), newId(), { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(403);
  });

  it('waits while nobody can say who she is, and files in nobody’s name', async () => {
    const userId = newId();
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await open(userId)).statusCode).toBe(503);
    expect(service.world.taxes.filers.has(userId)).toBe(false);
    service.world.identify = identify;
    expect((await open(userId)).statusCode).toBe(200);
  });

  it('is unavailable while the filer is, and keeps nothing', async () => {
    const userId = newId();
    service.world.taxes.error = away;
    expect((await open(userId)).statusCode).toBe(503);
    expect(await filerOf(userId)).toBeUndefined();
  });

  it('makes her known again where the filer has forgotten her', async () => {
    const userId = newId();
    await open(userId);
    const { april_user_id: before } = await filerOf(userId);
    service.world.taxes.filers.delete(userId);
    expect((await open(userId)).statusCode).toBe(200);
    const { april_user_id: after } = await filerOf(userId);
    expect(after).not.toBe(before);
  });
});

describe('POST /webhooks/april', () => {
  it('is believed where it is signed, and not where it is not', async () => {
    const userId = await someMember(service);
    const { filerId } = await someTaxFiler(service, userId);
    const reply = await sendTaxWebhook(service, { user_id: filerId }, { secret: 'other' });
    expect(reply.statusCode).toBe(401);
    expect((await filerOf(userId)).is_reading_due).toBe(false);
    expect((await sendTaxWebhook(service, { user_id: filerId })).statusCode).toBe(204);
    expect((await filerOf(userId)).is_reading_due).toBe(true);
  });

  it('of nobody whom we know, or of nobody at all, does nothing', async () => {
    expect((await sendTaxWebhook(service, { user_id: 'nobody' })).statusCode).toBe(204);
    expect((await sendTaxWebhook(service, {})).statusCode).toBe(204);
    expect(service.logged).toContainEqual(
      expect.objectContaining({ msg: 'tax_webhook.user_missing' }),
    );
  });
});

describe('where a refund is sent', () => {
  const told = async (userId: string) => {
    await service.jobs.runSchedule('tell-refund-destinations');
    const { april_user_id: filerId } = await filerOf(userId);
    return service.world.taxes.destinations.get(filerId)?.accountNumber ?? null;
  };
  const shown = async (userId: string) =>
    (await service.get(userId, '/bank_accounts/tax_refund_deposit_destination')).json()
      .account_number ?? null;
  const openAccount = (userId: string) =>
    service.put(`${userId}/deposit_account`, { person: CARD_APPLICANT });
  const readBank = (userId: string, numbers: string) =>
    service
      .database('bank_link')
      .where({ user_id: userId })
      .update({
        account_numbers: service.context.cipher.encrypt(
          JSON.stringify({ routingNumber: '021000021', accountNumber: numbers }),
          userId,
        ),
      });

  it('is told as soon as it is known, and again when it is another account [ONB-042]', async () => {
    const userId = await someMember(service, 'bank_link');
    await service
      .database('bank_link')
      .where({ user_id: userId })
      .update({ account_numbers: null });
    await open(userId);
    expect([await told(userId), await shown(userId)]).toEqual([null, null]);
    await readBank(userId, '10004021');
    // She reads the last four digits (C-107), the filer of her taxes all of them.
    expect([await told(userId), await shown(userId)]).toEqual(['10004021', '4021']);
    await readBank(userId, '10005555');
    expect([await told(userId), await shown(userId)]).toEqual(['10005555', '5555']);
    await openAccount(userId);
    const ours = DEPOSIT_NUMBERS.accountNumber;
    expect([await told(userId), await shown(userId)]).toEqual([ours, ours.slice(-4)]);
    const path = '/bank_account_verifications/tax_refund_deposit_destination_status';
    expect((await service.get(userId, path)).json()).toEqual({ status: 'verified' });
  });

  it('is told once, and a minute later where it could not be told', async () => {
    const userId = await someMember(service, 'bank_link');
    await readBank(userId, '10004021');
    await open(userId);
    const { destinations } = service.world.taxes;
    destinations.clear();
    expect(await told(userId)).toBeNull();
    service.world.issuer.beforeCall = () => {
      throw away;
    };
    await service.database('deposit_account').insert({
      user_id: userId,
      synctera_account_id: newId(),
      routing_number: DEPOSIT_NUMBERS.routingNumber,
      account_mask: DEPOSIT_NUMBERS.accountNumber.slice(-4),
      opened_at: service.clock.now(),
    });
    expect(await told(userId)).toBeNull();
    await service.database('deposit_account').where({ user_id: userId }).delete();
    await readBank(userId, '10006666');
    expect(await told(userId)).toBe('10006666');
  });

  it('is told again where the filer has forgotten her', async () => {
    const userId = await someMember(service, 'bank_link');
    await readBank(userId, '10004021');
    await open(userId);
    service.world.taxes.filers.delete(userId);
    await open(userId);
    expect(await told(userId)).toBe('10004021');
  });

  it('is shown to nobody but her', async () => {
    const reply = await service.app.inject({
      method: 'GET',
      url: '/api/v1/bank_accounts/tax_refund_deposit_destination',
      headers: asViewer(newId(), newId(), { audience: 'member' }),
    });
    expect(reply.statusCode).toBe(403);
  });
});
