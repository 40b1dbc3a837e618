/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { partnerOf } from './partners.ts';
import { signUpAddress, signUpAddressFrom } from './sign-up-address.ts';

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

describe('signUpAddressFrom', () => {
  beforeEach(() => sessionStorage.clear());

  it('keeps product and brand of a partner’s page [PUB-044, PUB-045]', () => {
    expect(signUpAddressFrom('/csc')).toBe('/users/sign_up?flow=ewa&signup=true&partner=csc');
    expect(signUpAddressFrom('/csc/tax')).toBe('/users/sign_up?flow=tax&signup=true&partner=csc');
  });

  it('keeps what a visit came by on the pages after it', () => {
    sessionStorage.setItem('partner', 'csc');
    sessionStorage.setItem('productName', 'tax_refund_advance');
    expect(signUpAddressFrom('/faqs')).toBe('/users/sign_up?flow=tax&signup=true&partner=csc');
  });

  it('is none of its own where nothing was said', () => {
    expect(signUpAddressFrom('/faqs')).toBeNull();
  });
});
