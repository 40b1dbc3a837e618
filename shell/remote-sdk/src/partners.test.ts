/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { partnerOf, partners } from './partners.ts';

describe('partners', () => {
  it('are those of the page, with the names of the browser [PLT-055]', () => {
    expect(partners().length).toBeGreaterThan(0);
    for (const partner of partners()) {
      expect(partner.homepageUrlByProduct.earnedWageAccess).toBe(`/${partner.slug}`);
      expect(partner.cardVisuals.ground).toMatch(/^#/);
    }
  });
});

describe('partnerOf', () => {
  it('finds a partner by its slug', () => {
    expect(partnerOf('hvfcu')).toMatchObject({ name: 'HVFCU', theme: 'hvfcu' });
  });

  it.each([null, '', 'zzz', 'constructor'])('is null for %j', (slug) => {
    expect(partnerOf(slug)).toBeNull();
  });
});
