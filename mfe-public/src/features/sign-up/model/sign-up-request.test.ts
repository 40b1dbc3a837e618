import { describe, expect, it } from '@jest/globals';
import type { Campaign } from '@reset/remote-sdk';
import { signUpRequest } from './sign-up-request.ts';

const values = { firstName: ' Ana', lastName: 'Lopez ', email: ' a@x.com ', isAgreed: true };
const nowhere: Campaign = {
  utmParams: null,
  signupParams: null,
  partner: null,
  productName: null,
  groupId: null,
  referralSlug: null,
};

describe('signUpRequest', () => {
  it('holds names and email without the spaces around them, the card where nobody said what for, and nothing empty', () => {
    const user = { firstName: 'Ana', lastName: 'Lopez', email: 'a@x.com' };
    expect(signUpRequest(values, nowhere)).toEqual({ user, productName: 'earned_wage_access' });
    const blank = { ...nowhere, utmParams: { utm_source: '' }, groupId: '' };
    expect(Object.keys(signUpRequest(values, blank))).toEqual(['user', 'productName']);
  });

  it('holds all that is known of where she came from [PUB-069]', () => {
    const campaign: Campaign = {
      utmParams: { utm_campaign: 'spring', utm_source: 'radio', utm_medium: 'spot' },
      signupParams: { fi_name: 'A bank' },
      partner: 'csc',
      productName: 'tax_refund_advance',
      groupId: 'g-1',
      referralSlug: 'hazel',
    };
    expect(signUpRequest(values, campaign)).toEqual({
      user: { firstName: 'Ana', lastName: 'Lopez', email: 'a@x.com' },
      productName: 'tax_refund_advance',
      partner: 'csc',
      referralSlug: 'hazel',
      groupId: 'g-1',
      utmCampaign: 'spring',
      utmSource: 'radio',
      utmMedium: 'spot',
    });
  });
});
