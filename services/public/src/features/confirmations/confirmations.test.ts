import type { Identity } from '@reset/service-kit';
import { describe, expect, it } from '@jest/globals';
import type { User } from '#features/users/users.ts';
import { worthOf, type Confirmation } from './confirmations.ts';

const ana: User = {
  id: 'ana',
  email: 'ana@example.com',
  enteredEmail: null,
  firstName: 'Ana',
  lastName: 'Lopez',
  language: null,
  isStaff: false,
  hasCard: false,
  hasRejectedReturn: false,
  isSeeded: false,
  confirmedAt: null,
  productName: 'earned_wage_access',
  partnerSlug: null,
  referralSlug: null,
  groupId: null,
  utmCampaign: null,
  utmSource: null,
  utmMedium: null,
  phoneNumber: null,
  textsEnabledAt: null,
  hasAuthenticatorApp: false,
  deactivatedAt: null,
  closedAt: null,
  sessionVersion: 0,
  createdAt: new Date('2026-11-20T20:00:00Z'),
};
const confirmedAna = { ...ana, confirmedAt: ana.createdAt };
const link: Confirmation = {
  id: 'link',
  userId: 'ana',
  email: 'ana@example.com',
  deviceId: 'hers',
  isUsed: false,
  createdAt: ana.createdAt,
};

const visitor = (deviceId: string | null): Identity => ({
  kind: 'visitor',
  sessionId: 's',
  deviceId,
});
const signedIn = (userId: string, realUserId = userId): Identity => ({
  kind: 'user',
  sessionId: 's',
  userId,
  realUserId,
  roles: ['member'],
  secondFactorAt: null,
  deviceId: 'another',
});

describe('worthOf', () => {
  it('confirms in the browser that signed up, and for whom it is', () => {
    expect(worthOf(link, ana, visitor('hers'))).toBe('confirm');
    expect(worthOf(link, ana, signedIn('ana'))).toBe('confirm');
  });

  it.each([
    ['in another browser', visitor('another')],
    ['in a browser that is not known', visitor(null)],
    ['for another person', signedIn('bert')],
    ['for staff who view as her', signedIn('ana', 'staff')],
    ['for nobody that the gateway vouches for', null],
  ])('asks for a password %s', (_where, identity) => {
    expect(worthOf(link, ana, identity)).toBe('password');
  });

  it('asks for a password where the link knows no browser, and the visitor has none', () => {
    expect(worthOf({ ...link, deviceId: null }, ana, visitor(null))).toBe('password');
  });

  it('asks for a password where another sign-up made the account, or none is made', () => {
    expect(worthOf({ ...link, userId: 'other' }, ana, visitor('hers'))).toBe('password');
    expect(worthOf(link, null, visitor('hers'))).toBe('password');
  });

  it('is worth nothing more once it is used, or the address confirmed for another browser', () => {
    expect(worthOf({ ...link, isUsed: true }, ana, visitor('hers'))).toBe('invalid');
    expect(worthOf({ ...link, isUsed: true }, null, visitor('hers'))).toBe('invalid');
    expect(worthOf(link, confirmedAna, visitor('another'))).toBe('invalid');
  });

  it('says to whom it is that all is done', () => {
    expect(worthOf({ ...link, isUsed: true }, confirmedAna, visitor('hers'))).toBe('confirmed');
    expect(worthOf(link, confirmedAna, signedIn('ana'))).toBe('confirmed');
  });
});
