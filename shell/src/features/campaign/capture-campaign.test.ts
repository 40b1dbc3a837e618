/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { partners, readCampaign } from '@reset/remote-sdk';
import { captureCampaign } from './capture-campaign.ts';

const here = () => window.location.pathname + window.location.search + window.location.hash;
const open = (path: string) => {
  window.history.replaceState({ idx: 3 }, '', path);
  captureCampaign();
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('captureCampaign', () => {
  it('keeps all eleven parameters and takes them out of the address [PLT-046, PLT-047, PLT-049, PLT-050, PLT-051]', () => {
    open(
      '/users/sign_up?utm_campaign=spring&utm_source=a&utm_medium=mail&fi_name=Acme%20CU&fi_id=ins_1' +
        '&pp_name=Pay&pp_id=7&partner=csc&flow=tax&group_id=g1&referral_slug=friend',
    );
    expect(here()).toBe('/users/sign_up');
    expect(readCampaign()).toEqual({
      utmParams: { utm_campaign: 'spring', utm_source: 'a', utm_medium: 'mail' },
      signupParams: { fi_name: 'Acme CU', fi_id: 'ins_1', pp_name: 'Pay', pp_id: '7' },
      partner: 'csc',
      productName: 'tax_refund_advance',
      groupId: 'g1',
      referralSlug: 'friend',
    });
  });

  it('leaves everything else in the address, and the history entry’s state', () => {
    open('/?reset_password_token=t&utm_source=a&signup=true&ss=0f&b=1-2-3&incomeType=gig#faq');
    expect(here()).toBe('/?reset_password_token=t&signup=true&ss=0f&b=1-2-3&incomeType=gig#faq');
    expect(window.history.state).toEqual({ idx: 3 });
    open('/dashboard?hideNavigation=true');
    expect(here()).toBe('/dashboard?hideNavigation=true');
  });

  it('adds no step to the history, and touches nothing where there is nothing', () => {
    const steps = window.history.length;
    open('/?flow=ewa');
    expect(window.history.length).toBe(steps);
    const replace = jest.spyOn(window.history, 'replaceState');
    captureCampaign();
    expect(replace).not.toHaveBeenCalled();
    replace.mockRestore();
  });

  it.each(partners().map(({ slug }) => slug))(
    'knows %s by the query and by the first part of the path [PLT-048, PLT-054]',
    (slug) => {
      open(`/?partner=${slug}`);
      expect(sessionStorage.getItem('partner')).toBe(slug);
      sessionStorage.clear();
      open(`/${slug}/tax`);
      expect(sessionStorage.getItem('partner')).toBe(slug);
      expect(here()).toBe(`/${slug}/tax`);
    },
  );

  it('keeps no partner or product that it does not know, and takes them out all the same [PLT-052, PLT-053]', () => {
    open('/users/csc?partner=zzz&flow=gold&group_id=');
    expect(sessionStorage).toHaveLength(0);
    expect(here()).toBe('/users/csc');
  });

  it('lets the path speak where the query names nobody', () => {
    open('/hvfcu?partner=zzz');
    expect(sessionStorage.getItem('partner')).toBe('hvfcu');
  });

  it('keeps an earlier advertisement until another comes, and mixes no two', () => {
    open('/?utm_source=a&utm_campaign=spring');
    open('/users/sign_up');
    expect(readCampaign().utmParams).toEqual({ utm_source: 'a', utm_campaign: 'spring' });
    open('/?utm_source=b');
    expect(readCampaign().utmParams).toEqual({ utm_source: 'b' });
  });

  it('survives a path that looks like another host', () => {
    open(`${window.location.origin}//csc?utm_source=a`);
    expect(here()).toBe('//csc');
    window.history.replaceState(null, '', '/');
  });

  it('cleans the address of a browser that keeps nothing', () => {
    const refuse = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError');
    });
    open('/?utm_source=a');
    expect(here()).toBe('/');
    refuse.mockRestore();
  });
});
