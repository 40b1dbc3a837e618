import { describe, expect, it } from '@jest/globals';
import { InternalCallError, newId } from '@reset/service-kit';
import { asCaller } from '@reset/service-kit/testing';
import {
  allLinked,
  applying,
  idsOf,
  PERSONAL_INFO,
  somebody,
  livingIn,
} from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { afterPictures, awaited, flagged } from '#testing/flagged.ts';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';

const service = await startedService();
const { accept, atIdentity, termsOf } = applying(() => service);
const { cancel } = cancelling(() => service);
const { atDocuments, current } = flagged(() => service);

describe('GET /internal/applications/:user_id/eligibility', () => {
  const eligibility = (userId: string, caller = 'member') =>
    service.app.inject({
      url: `/internal/applications/${userId}/eligibility`,
      headers: asCaller(caller, { audience: 'onboarding' }),
    });

  it.each([
    ['nothing is linked', {}, {}, false],
    ['bank and payroll are linked', { bank_linked: true, payroll_linked: true }, {}, true],
    [
      'her address is not confirmed',
      { bank_linked: true, payroll_linked: true },
      { confirmed: false },
      false,
    ],
    ['no pay arrives', { bank_linked: true, payroll_linked: true, has_earnings: false }, {}, false],
    ['she has a card', { card_issued: true }, {}, true],
  ])('answers what the status says when %s', async (_what, links, identity, isEligible) => {
    service.world.links = () => someLinks(links);
    service.world.identify = () => someIdentity(identity);
    const userId = newId();
    expect((await eligibility(userId)).json()).toMatchObject({ eligible_for_card: isEligible });
    const status = (await service.get(userId, CARD)).json();
    expect(status.eligibility_result.eligible).toBe(isEligible);
  });

  it('says that taxes are being filed, once she has begun, and not where they cannot be', async () => {
    service.world.links = () => someLinks({ bank_linked: true });
    const userId = newId();
    const isFiling = async () => (await eligibility(userId)).json().tax_filing_in_progress;
    expect(await isFiling()).toBe(false);
    await service.get(userId, TAX);
    expect(await isFiling()).toBe(true);
    await accept(userId, idsOf(await termsOf()));
    await service.post(userId, PERSONAL_INFO, somebody(livingIn('CA')));
    expect((await service.get(userId, TAX)).json()).toMatchObject({
      eligibility_result: { application_status: 'ineligible' },
    });
    expect(await isFiling()).toBe(false);
  });

  const application = async (userId: string) => (await eligibility(userId)).json().application;

  it('says how far an application has come, and whether it waits for her', async () => {
    const userId = newId();
    expect(await application(userId)).toEqual({
      state: null,
      step: 'bank_linking',
      require_action: true,
    });
    await service.get(userId, CARD);
    expect(await application(userId)).toMatchObject({ state: 'registered', require_action: true });
    service.world.links = () => someLinks({ bank_linked: true, has_earnings: null });
    await service.post(userId, '/card_application/skip_payroll');
    expect(await application(userId)).toEqual({
      state: 'skipped_income_account_linking',
      step: 'income_wait',
      require_action: false,
    });
    service.world.links = () => someLinks({ bank_linked: true, has_earnings: false });
    expect(await application(userId)).toMatchObject({
      step: 'direct_deposit_not_found',
      require_action: true,
    });
    service.world.links = () => someLinks({ card_issued: true });
    expect(await application(userId)).toBeNull();
  });

  it.each([
    ['pictures are wanted', awaited(), 'flagged_for_review', true],
    ['people look at it', { decision: 'review' }, 'flagged_for_internal_review', false],
    ['people look at pictures', afterPictures('review'), 'flagged_for_review_with_document', false],
  ] as const)(
    'says whether her identity waits for her when %s',
    async (_when, check, status, isHers) => {
      service.world.links = allLinked;
      const userId = await atDocuments(check);
      expect((await current(userId)).current_status).toBe(status);
      expect(await application(userId)).toMatchObject({
        step: 'identity_verification',
        require_action: isHers,
      });
    },
  );

  it('is there for who is on the waitlist, who may answer again', async () => {
    service.world.links = () => someLinks({ bank_linked: true });
    const userId = newId();
    await service.get(userId, CARD);
    await service.post(userId, '/qualifier/waitlist', {
      email: 'hazel@example.com',
      name: 'Hazel',
      income_type: 'salary',
      payroll_provider_name: 'Uncle Ray',
    });
    expect(await application(userId)).toEqual({
      state: 'income_account_linking_unsupported',
      step: 'ineligible',
      ineligible_reason: 'waiting_list',
      require_action: false,
    });
  });

  it('is there for whose application has ended without a card, and says how', async () => {
    service.world.links = allLinked;
    const { address } = livingIn('KS');
    const inKansas = await atIdentity({ ssn: '512340001', address });
    const refused = await atDocuments({ decision: 'reject' });
    const cancelled = await atIdentity({ ssn: '512340002' });
    await cancel(cancelled);
    const over = { require_action: false };
    expect(await application(inKansas)).toMatchObject({
      ...over,
      step: 'ineligible',
      ineligible_reason: 'state',
    });
    expect(await application(refused)).toMatchObject({
      ...over,
      step: 'ineligible',
      ineligible_reason: 'identity',
    });
    expect(await application(cancelled)).toEqual({
      ...over,
      state: 'submitted_personal_information',
      step: 'cancelled',
    });
    service.world.links = () => someLinks({ card_issued: true });
    for (const userId of [inKansas, refused, cancelled]) {
      expect(await application(userId)).toBeNull();
    }
  });

  it('is none for who is ruled out with taxes alone', async () => {
    service.world.links = allLinked;
    const userId = newId();
    await service.get(userId, TAX);
    await accept(userId, idsOf(await termsOf()));
    const info = somebody({ ssn: '512340003' });
    const { address } = livingIn('KS');
    expect(await application(userId)).toMatchObject({ state: null });
    await service.post(userId, PERSONAL_INFO, { ...info, address });
    expect(await application(userId)).toBeNull();
  });

  it('offers no card after taxes where her partner does not [ONB-134]', async () => {
    service.world.links = () => someLinks();
    const [hers, others] = [newId(), newId()];
    service.world.identify = (userId) =>
      someIdentity({ partner_slug: userId === hers ? 'taxes-alone' : 'silent' });
    await service.get(hers, TAX);
    await service.get(others, TAX);
    expect(await application(hers)).toBeNull();
    expect(await application(others)).toMatchObject({ state: null });
  });

  describe('of who came for her taxes and is offered no card after them', () => {
    const begun = (userId: string) =>
      service
        .database('application')
        .where({ user_id: userId })
        .orderBy('product')
        .pluck('product');
    const atTaxes = async () => {
      service.world.links = () => someLinks({ bank_linked: true });
      service.world.identify = () => someIdentity({ partner_slug: 'taxes-alone' });
      const userId = newId();
      await service.get(userId, TAX);
      return userId;
    };

    it('is begun by no look at it, and says so', async () => {
      const userId = await atTaxes();
      for (let looks = 0; looks < 2; looks += 1) {
        expect((await service.get(userId, CARD)).json()).toMatchObject({
          current_task_name: 'payroll_linking',
          begun: false,
        });
      }
      expect(await begun(userId)).toEqual(['tax_refund_advance']);
      expect(await application(userId)).toBeNull();
    });

    it.each([
      ['skips her payroll', false],
      ['links one', true],
    ])('is begun once she %s, by which she goes on with it', async (_what, isLinked) => {
      const userId = await atTaxes();
      await service.get(userId, CARD);
      if (isLinked) service.world.links = allLinked;
      else await service.post(userId, '/card_application/skip_payroll');
      expect((await service.get(userId, CARD)).json()).not.toHaveProperty('begun');
      expect(await begun(userId)).toEqual(['earned_wage_access', 'tax_refund_advance']);
      expect(await application(userId)).toMatchObject({ state: 'onboarded' });
    });

    it('is none once she has cancelled it, until she begins again', async () => {
      const userId = await atTaxes();
      await service.post(userId, '/card_application/skip_payroll');
      await cancel(userId);
      expect(await application(userId)).toBeNull();
      expect((await service.get(userId, CARD)).json().cancellation).not.toBeNull();
      await service.post(userId, '/card_application/restart');
      expect(await application(userId)).toMatchObject({ step: 'payroll_linking' });
    });
  });

  it('begins no application', async () => {
    const userId = newId();
    await eligibility(userId);
    expect(await service.database('application').where({ user_id: userId })).toEqual([]);
  });

  it('is for the member service alone', async () => {
    expect((await eligibility(newId(), 'admin')).statusCode).toBe(403);
  });
});

describe('GET /internal/applications/:user_id/tax_filing', () => {
  const asked = (userId: string, caller = 'member') =>
    service.app.inject({
      url: `/internal/applications/${userId}/tax_filing`,
      headers: asCaller(caller, { audience: 'onboarding' }),
    });
  const isOpen = async (userId: string) => (await asked(userId)).json().is_open;

  it('is open once all before it is done, in its order [ONB-133]', async () => {
    const userId = newId();
    service.world.identify = () => someIdentity({ confirmed: false });
    service.world.links = () => someLinks();
    await service.get(userId, TAX);
    const open = [await isOpen(userId)];
    service.world.links = () => someLinks({ bank_linked: true });
    open.push(await isOpen(userId));
    service.world.identify = () => someIdentity();
    open.push(await isOpen(userId));
    await accept(userId, idsOf(await termsOf()));
    open.push(await isOpen(userId));
    await service.post(userId, PERSONAL_INFO, somebody());
    open.push(await isOpen(userId));
    expect(open).toEqual([false, false, false, false, true]);
    expect((await asked(userId)).json()).toEqual({ is_open: true, home_state: 'OR' });
    service.world.links = () => someLinks();
    expect(await isOpen(userId)).toBe(false);
  });

  it('is decided by nothing that was so a while ago, and told to the member service alone', async () => {
    const userId = newId();
    service.world.links = () => someLinks({ bank_linked: true });
    await service.get(userId, TAX);
    service.world.identify = () => new InternalCallError('down', 503, 'service_unavailable');
    expect((await asked(userId)).statusCode).toBe(503);
    expect((await asked(userId, 'admin')).statusCode).toBe(403);
  });
});
