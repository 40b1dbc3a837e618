import type { ApplicationStatus } from '@reset/api-contract/onboarding/application-status.ts';
import { asCaller } from '@reset/service-kit/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import {
  allLinked,
  applying,
  idsOf,
  livingIn,
  PERSONAL_INFO,
  somebody,
} from '#testing/applying.ts';
import { cancelling } from '#testing/cancelling.ts';
import { disclosureVersion } from '#features/disclosures/testing/disclosure-version.ts';
import { someIdentity, someLinks, startedService } from '#testing/onboarding-service.ts';
import { standingPeople, type StandingPeople } from '#testing/standing-people.ts';
import { TAXES_FILED_QUEUE } from './application.ts';

/* Who applies for both products tells who she is and agrees to the terms once, in either order. */

const CARD = '/card_application/status';
const TAX = '/tax_refund_advance_application/status';
const CURRENT = '/identity_verifications/current_status';
const SUBMIT = '/identity_verifications/submit_verification';

const service = await startedService();
const { accept, termsOf } = applying(() => service);
const { cancel, restart } = cancelling(() => service);
const people = standingPeople(() => service);
beforeEach(() => {
  service.world.links = allLinked;
});

const statusOf = async (userId: string, path: string) =>
  (await service.get(userId, path)).json<ApplicationStatus>();
const taskOf = async (userId: string, path: string) =>
  (await statusOf(userId, path)).current_task_name;
const standing = async (userId: string) => (await service.get(userId, CURRENT)).json();
const isOpen = async (userId: string): Promise<boolean> => {
  const url = `/internal/applications/${userId}/tax_filing`;
  const headers = asCaller('member', { audience: 'onboarding' });
  return (await service.app.inject({ url, headers })).json().is_open;
};
async function file(userId: string): Promise<void> {
  await service.jobs.add(service.database, TAXES_FILED_QUEUE, { user_id: userId });
  await service.jobs.finish();
}
const recorded = (userId: string, product: string) =>
  service
    .database('application_task')
    .where({ user_id: userId, product })
    .orderBy('task')
    .pluck('task');
const statesOf = async (userId: string, product: string) =>
  (await service.states(userId))
    .filter((entered) => entered.product === product)
    .map(({ state }) => state);

describe('taxes after the card', () => {
  it.each<[string, keyof StandingPeople]>([
    ['has told who she is', 'atIdentity'],
    ['is asked for pictures', 'atDocuments'],
    ['is looked at by people', 'inReview'],
    ['is verified', 'atRepayment'],
    ['waits for her card', 'awaitingCard'],
    ['has her card', 'withCard'],
  ])('of who %s are filed at once, and complete her application [ONB-133]', async (_who, make) => {
    const userId = await people[make]();
    expect(await taskOf(userId, TAX)).toBe('tax_filing_submission');
    expect(await isOpen(userId)).toBe(true);
    await file(userId);
    expect(await statusOf(userId, TAX)).toMatchObject({ application_complete: true });
    expect(await statesOf(userId, 'tax_refund_advance')).toEqual([
      'onboarded',
      'accepted_terms_and_conditions',
      'submitted_personal_information',
      'submitted_tax_return',
    ]);
  });

  it('are not filed by who was refused for who she is', async () => {
    const userId = await people.rejected();
    expect(await statusOf(userId, TAX)).toMatchObject({
      eligibility_result: { application_status: 'rejected', ineligible_reason: 'identity' },
    });
    expect(await isOpen(userId)).toBe(false);
  });

  it('ask who agreed to the terms who she is, and that once for both', async () => {
    const agreed = await people.atPersonalInfo();
    expect(await taskOf(agreed, TAX)).toBe('personal_info_submission');
    await service.post(agreed, PERSONAL_INFO, somebody({ ssn: '512770001' }));
    expect([await taskOf(agreed, TAX), await taskOf(agreed, CARD)]).toEqual([
      'tax_filing_submission',
      'identity_verification',
    ]);
  });

  it('are not to be had where the card is, and the other way round', async () => {
    const inCalifornia = await people.atPersonalInfo();
    await service.post(inCalifornia, PERSONAL_INFO, somebody(livingIn('CA')));
    expect((await statusOf(inCalifornia, TAX)).eligibility_result.ineligible_reason).toBe('state');
    expect(await isOpen(inCalifornia)).toBe(false);
  });

  it('keep what she told where she cancels her card, filed or about to be', async () => {
    const [filed, begun] = [await people.atIdentity(), await people.atIdentity()];
    for (const userId of [filed, begun]) await service.get(userId, TAX);
    await file(filed);
    for (const userId of [filed, begun]) {
      await cancel(userId);
      expect((await statusOf(userId, CARD)).cancellation?.personal_info).toBe('kept');
    }
    expect(await statusOf(filed, TAX)).toMatchObject({ application_complete: true });
    expect(await taskOf(begun, TAX)).toBe('tax_filing_submission');
    expect(await isOpen(begun)).toBe(true);
    expect(await recorded(begun, 'tax_refund_advance')).toEqual([
      'personal_info_submission',
      'terms_acceptance',
    ]);
    await file(begun);
    expect(await statusOf(begun, TAX)).toMatchObject({ application_complete: true });
  });

  it('keep nothing of her verification, which is the card’s alone', async () => {
    const userId = await people.atDocuments();
    await service.get(userId, TAX);
    await cancel(userId);
    expect((await statusOf(userId, CARD)).cancellation?.personal_info).toBe('kept');
    expect(await service.database('identity_verification').where({ user_id: userId })).toEqual([]);
    expect(await isOpen(userId)).toBe(true);
  });

  it('that are not begun, or not to be had where she lives, keep nothing', async () => {
    const [without, moved] = [await people.atIdentity(), await people.atIdentity()];
    await service.get(moved, TAX);
    await service.database('personal_info').where({ user_id: moved }).update({ state_abbr: 'CA' });
    for (const userId of [without, moved]) {
      await cancel(userId);
      expect((await statusOf(userId, CARD)).cancellation?.personal_info).toBe('erased');
    }
    // What was erased is told anew.
    expect(await taskOf(without, TAX)).toBe('terms_acceptance');
    await accept(without, idsOf(await termsOf()));
    const told = await service.post(without, PERSONAL_INFO, somebody({ ssn: '512770002' }));
    expect(told.statusCode).toBe(201);
    expect(await isOpen(without)).toBe(true);
  });

  it('ask who has her card for nothing but terms that have changed and ask everybody again', async () => {
    const userId = await people.withCard();
    const version = { ...disclosureVersion('ewa_terms_of_service', 2), asks_again: true };
    await service.database('disclosure').insert(version);
    expect(await taskOf(userId, TAX)).toBe('terms_acceptance');
    await accept(userId, [version.id]);
    expect(await taskOf(userId, TAX)).toBe('tax_filing_submission');
    expect(await isOpen(userId)).toBe(true);
  });

  it('go on where the card was cancelled after an account was opened, which keeps what she told', async () => {
    const userId = await people.atRepayment();
    await service.post(userId, '/card_application/deposit_account');
    await service.jobs.finish();
    const { records } = service.world;
    service.world.records = () => ({
      card_account: 'issuing',
      has_transactions: false,
      kept_from: null,
    });
    await cancel(userId);
    service.world.records = records;
    expect(await taskOf(userId, TAX)).toBe('terms_acceptance');
    await accept(userId, idsOf(await termsOf()));
    expect(await taskOf(userId, TAX)).toBe('tax_filing_submission');
    expect(await isOpen(userId)).toBe(true);
  });
});

describe('the card after taxes', () => {
  it('asks for nothing twice, and has her look over what is verified', async () => {
    const userId = await people.atCardAfterTaxes();
    expect(await taskOf(userId, CARD)).toBe('identity_verification');
    expect(await standing(userId)).toEqual({
      current_status: 'info_saved',
      told_before: {
        phone_number: '2025550123',
        date_of_birth: '1990-01-31',
        ssn_last_four: expect.stringMatching(/^\d{4}$/),
        address: { ...somebody().address, street_two: null },
      },
    });
    service.world.check = () => ({ decision: 'accept' });
    await service.post(userId, SUBMIT, {});
    await service.jobs.finish();
    expect(await taskOf(userId, CARD)).toBe('repayment_setup');
    expect(await recorded(userId, 'earned_wage_access')).toEqual([
      'identity_verification',
      'personal_info_submission',
      'terms_acceptance',
    ]);
    expect(await statesOf(userId, 'earned_wage_access')).toEqual([
      'onboarded',
      'accepted_terms_and_conditions',
      'submitted_personal_information',
      'submitted_identity_verification',
      'verified_identity',
    ]);
  });

  it('has her look over what is verified where she has skipped her payroll', async () => {
    const userId = await people.atTaxFiling();
    service.world.links = () => someLinks({ bank_linked: true });
    service.world.identify = () => someIdentity();
    await statusOf(userId, CARD);
    expect((await service.post(userId, '/card_application/skip_payroll')).statusCode).toBe(204);
    expect(await taskOf(userId, CARD)).toBe('identity_verification');
    expect(await standing(userId)).toMatchObject({ told_before: { phone_number: '2025550123' } });
    expect(service.checked).toEqual([]);
  });

  it('has her look it over where terms that have changed ask her again', async () => {
    const userId = await people.atCardAfterTaxes();
    const version = { ...disclosureVersion('card_agreement', 2), asks_again: true };
    await service.database('disclosure').insert(version);
    expect(await taskOf(userId, CARD)).toBe('terms_acceptance');
    await accept(userId, [version.id]);
    expect(await taskOf(userId, CARD)).toBe('identity_verification');
    expect(await standing(userId)).toHaveProperty('told_before');
  });

  it('takes what she tells anew instead, which she does not look over again', async () => {
    const userId = await people.atCardAfterTaxes();
    const moved = somebody({ ssn: '512770003', ...livingIn('MO') });
    // A card is not to be had there; taxes are.
    expect((await service.post(userId, PERSONAL_INFO, moved)).statusCode).toBe(201);
    expect((await statusOf(userId, CARD)).eligibility_result.ineligible_reason).toBe('state');
    expect(await isOpen(userId)).toBe(true);
    await service.post(userId, PERSONAL_INFO, somebody({ ssn: '512770003' }));
    expect(await taskOf(userId, CARD)).toBe('identity_verification');
    expect(await standing(userId)).toEqual({ current_status: 'info_saved' });
  });

  it('shows what she told to nobody who looks on for her', async () => {
    const userId = await people.atCardAfterTaxes();
    const reply = await service.inject('GET', CURRENT, service.headers(userId, STAFF));
    expect(reply.json()).toEqual({ current_status: 'info_saved' });
  });

  it('that she cancels leaves her taxes as they were, and begins again without asking', async () => {
    const userId = await people.atCardAfterTaxes();
    await cancel(userId);
    expect((await statusOf(userId, CARD)).cancellation?.personal_info).toBe('kept');
    expect(await taskOf(userId, TAX)).toBe('tax_filing_submission');
    await restart(userId);
    expect(await taskOf(userId, CARD)).toBe('identity_verification');
  });
});

const STAFF = '0192f0c1-2a3b-7c4d-8e5f-00000000000a';
