/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { partnerOf } from '@reset/remote-sdk';
import { signUpAddress } from './sign-up-address.ts';

describe('signUpAddress', () => {
  it('names the product by its flow', () => {
    expect(signUpAddress('earned_wage_access', null)).toBe('/users/sign_up?flow=ewa');
    expect(signUpAddress('tax_refund_advance', null)).toBe('/users/sign_up?flow=tax');
  });

  it('asks for the partner’s own sign-up', () => {
    expect(signUpAddress('tax_refund_advance', partnerOf('csc'))).toBe(
      '/users/sign_up?flow=tax&signup=true&partner=csc',
    );
  });
});
