import { describe, expect, it } from '@jest/globals';
import { makeIntegrationError, makeNotification } from '#testing/factories.ts';
import {
  applicationNotice,
  noticeTitle,
  partsDone,
  textOf,
  type Step,
} from './application-notice.ts';

const notice = (state: string | null, requireAction = true, product = 'earned_wage_access') => ({
  ...makeNotification('onboarding_state', { product, state }),
  requireAction,
});

describe('noticeTitle', () => {
  it.each([
    ['issued_card', true, true, null],
    ['activated_card', false, true, null],
    ['used_card', true, false, null],
    ['verified_identity', false, true, 'progress'],
    ['registered', false, true, 'progress'],
    ['verified_identity', true, false, 'finish'],
    ['switched_direct_deposit', true, false, 'finish'],
    ['acknowledged_repayment_account', true, false, 'finish'],
    ['registered', true, true, 'finish'],
    ['registered', true, false, 'continue'],
    ['accepted_terms_and_conditions', true, false, 'continue'],
    [null, true, false, 'apply'],
    [null, true, true, 'apply'],
    [null, false, false, 'apply'],
  ])(
    'of %s, action required %s, eligible %s, is %s [MEM-077, MEM-078, MEM-079, MEM-080, MEM-081]',
    (state, isRequired, isEligible, title) => {
      expect(noticeTitle(notice(state, isRequired), isEligible)).toBe(title);
    },
  );

  it.each([
    ['cancelled', undefined, 'cancelled'],
    ['ineligible', 'state', 'unavailable'],
    ['ineligible', 'identity', 'refused'],
    ['ineligible', 'not_approved', 'refused'],
    ['ineligible', 'platform', 'waitlist'],
    ['ineligible', 'waiting_list', 'waitlist'],
  ] as const)('of one that is %s by %s is %s, as its text', (step, ineligibleReason, name) => {
    const { params } = notice('registered');
    const halted = { ...params, step, ...(ineligibleReason && { ineligibleReason }) };
    expect(noticeTitle({ params: halted, requireAction: false }, false)).toBe(name);
    expect(textOf({ ...halted, requireAction: false }, true)).toBe(name);
    const issued = { ...halted, state: 'issued_card' };
    expect(noticeTitle({ params: issued, requireAction: false }, false)).toBeNull();
  });

  it('is none of taxes [MEM-082]', () => {
    expect(noticeTitle(notice('started_tax_return', true, 'tax_refund_advance'), false)).toBeNull();
  });
});

describe('applicationNotice', () => {
  it('is none of a link that is being read', () => {
    const link = makeNotification('onboarding_state', { source: 'plaid', state: 'bank_linking' });
    const application = notice('registered');
    expect(applicationNotice([makeIntegrationError('plaid'), link])).toBeUndefined();
    expect(applicationNotice([link, application])).toBe(application);
  });

  it('is none of taxes, which stand beside it [MEM-082]', () => {
    const taxes = notice('submitted_tax_return', true, 'tax_refund_advance');
    const application = notice('registered');
    expect(applicationNotice([taxes])).toBeUndefined();
    expect(applicationNotice([taxes, application])).toBe(application);
  });
});

describe('partsDone', () => {
  it.each([
    ['bank_linking', 1],
    ['payroll_linking', 2],
    ['ineligible', 2],
    ['direct_deposit_not_found', 2],
    ['unsupported_bank', 2],
    ['confirm_email', 3],
    ['personal_info_submission', 3],
    ['repayment_setup', 3],
    ['card_issuance_wait', 4],
  ] as const)('at %s are %i', (step, done) => expect(partsDone(step)).toBe(done));
});

describe('textOf', () => {
  it('asks for the repair of a link before all but what keeps the application from it', () => {
    const asked = (step: Step) => ({ step, requireAction: true });
    expect(textOf(asked('thanks_for_linking'), false)).toBe('reading');
    expect(textOf(asked('thanks_for_linking'), true)).toBe('reconnect');
    expect(textOf(asked('terms_acceptance'), true)).toBe('reconnect');
    expect(textOf(asked('confirm_email'), true)).toBe('confirm_email');
  });

  it('asks who she is only while that waits for her', () => {
    const step = 'identity_verification';
    expect(textOf({ step, requireAction: true }, false)).toBe('identity_verification');
    expect(textOf({ step, requireAction: false }, false)).toBe('identity_check');
    expect(textOf({ step, requireAction: true }, true)).toBe('reconnect');
  });
});
