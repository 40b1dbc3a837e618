/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { readCampaign, saveCampaign, type Campaign } from './campaign.ts';

const nothing: Campaign = {
  utmParams: null,
  signupParams: null,
  partner: null,
  productName: null,
  groupId: null,
  referralSlug: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('saveCampaign', () => {
  it('keeps everything under the names of the specification', () => {
    saveCampaign({
      utmParams: { utm_source: 'a' },
      signupParams: { fi_name: 'Acme', fi_id: 'ins_1' },
      partner: 'csc',
      productName: 'tax_refund_advance',
      groupId: 'g1',
      referralSlug: 'friend',
    });
    expect({ ...localStorage }).toEqual({ utmParams: '{"utm_source":"a"}' });
    expect({ ...sessionStorage }).toEqual({
      signupParams: '{"fi_name":"Acme","fi_id":"ins_1"}',
      partner: 'csc',
      productName: 'tax_refund_advance',
      group_id: 'g1',
      referralSlug: 'friend',
    });
  });

  it('leaves what an earlier page said where this one says nothing', () => {
    saveCampaign({ ...nothing, partner: 'hvfcu', groupId: 'g1' });
    saveCampaign({ ...nothing, groupId: 'g2' });
    expect(readCampaign()).toEqual({ ...nothing, partner: 'hvfcu', groupId: 'g2' });
  });
});

describe('readCampaign', () => {
  it('is all null for who came by himself', () => {
    expect(readCampaign()).toEqual(nothing);
  });

  it('gives back what was kept', () => {
    const found: Campaign = {
      utmParams: { utm_campaign: 'spring', utm_medium: 'mail' },
      signupParams: { pp_name: 'Acme', pp_id: '1' },
      partner: 'national-debt-relief',
      productName: 'earned_wage_access',
      groupId: 'g1',
      referralSlug: 'friend',
    };
    saveCampaign(found);
    expect(readCampaign()).toEqual(found);
  });

  it('takes nothing that it could not have written', () => {
    localStorage.setItem('utmParams', '{broken');
    sessionStorage.setItem('signupParams', '{"fi_name":7,"fi_id":"ins_1"}');
    sessionStorage.setItem('partner', 'zzz');
    sessionStorage.setItem('productName', 'gold');
    expect(readCampaign()).toEqual({ ...nothing, signupParams: { fi_id: 'ins_1' } });
  });
});
