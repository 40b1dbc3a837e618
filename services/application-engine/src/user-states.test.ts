import { USER_STATES, type UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { describe, expect, it } from '@jest/globals';
import { APPLICATION_EVENTS } from './application-event.ts';
import { PRODUCTS } from './testing/some-facts.ts';
import { isReturnEnteredAgain, REENTERED, stateEntered } from './user-states.ts';

const entered = PRODUCTS.flatMap((product) =>
  APPLICATION_EVENTS.map((event) => stateEntered(event, product)),
);

describe('the states of a person', () => {
  it('are twenty-five, in this order [ONB-148]', () => {
    expect(USER_STATES).toEqual([
      'unregistered',
      'confirmed_email',
      'registered',
      'unlinked_core_financial_institution_account',
      'linked_core_financial_institution_account',
      'linked_income_account',
      'skipped_income_account_linking',
      'automatically_skipped_income_account_linking',
      'income_account_linking_unsupported',
      'onboarded',
      'accepted_terms_and_conditions',
      'submitted_personal_information',
      'submitted_identity_verification',
      'verified_identity',
      'switched_direct_deposit',
      'acknowledged_repayment_account',
      'submitted_tax_return',
      'started_tax_return',
      'tax_return_rejected',
      'tax_return_accepted',
      'accepted_refund_advance',
      'issued_card',
      'activated_card',
      'used_card',
      'deactivated',
    ]);
  });
});

describe('stateEntered', () => {
  it('brings people into every state but the one before they have an account', () => {
    const states = new Set(entered.map((one) => one?.state));
    expect(USER_STATES.filter((state) => !states.has(state))).toEqual(['unregistered']);
  });

  it('keeps what serves both products out of either', () => {
    for (const product of PRODUCTS) {
      expect(stateEntered('bank_linked', product)).toEqual({
        state: 'linked_core_financial_institution_account',
        product: null,
      });
    }
  });

  it('keeps the same step of two applications apart', () => {
    expect(PRODUCTS.map((product) => stateEntered('terms_accepted', product))).toEqual(
      PRODUCTS.map((product) => ({ state: 'accepted_terms_and_conditions', product })),
    );
  });

  it('never gives a card to a tax application', () => {
    expect(stateEntered('card_issued', 'tax_refund_advance')).toEqual({
      state: 'issued_card',
      product: 'earned_wage_access',
    });
  });

  it('appends nothing where a link breaks, and for what is only read', () => {
    for (const event of [
      'integration_error_raised',
      'earnings_found',
      'payroll_unlinked',
    ] as const) {
      expect(stateEntered(event, 'earned_wage_access')).toBeNull();
    }
  });

  it('enters links and returns again alone', () => {
    expect(REENTERED.every((state) => /linked_|tax_return/.test(state))).toBe(true);
  });

  it.each<[boolean, UserState, UserState]>([
    [true, 'submitted_tax_return', 'tax_return_rejected'],
    [false, 'submitted_tax_return', 'submitted_tax_return'],
    [false, 'submitted_tax_return', 'tax_return_accepted'],
    [true, 'tax_return_rejected', 'submitted_tax_return'],
    [true, 'tax_return_rejected', 'tax_return_accepted'],
    [false, 'tax_return_rejected', 'tax_return_rejected'],
    [true, 'tax_return_accepted', 'submitted_tax_return'],
    [true, 'tax_return_accepted', 'tax_return_rejected'],
    [false, 'tax_return_accepted', 'tax_return_accepted'],
  ])('says %j to %s again after %s', (isAgain, state, last) => {
    expect(isReturnEnteredAgain(state, last)).toBe(isAgain);
  });
});
