/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it } from '@jest/globals';
import { rememberLocation, takeRememberedLocation } from './remembered-location.ts';

beforeEach(() => sessionStorage.clear());

describe('takeRememberedLocation', () => {
  it('gives the page back once', () => {
    rememberLocation('/income?a=1#b');
    expect(takeRememberedLocation()).toBe('/income?a=1#b');
    expect(takeRememberedLocation()).toBeNull();
  });

  it.each([
    '//evil.example/x',
    '/\\evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '',
  ])('refuses to leave this origin for %j', (path) => {
    rememberLocation(path);
    expect(takeRememberedLocation()).toBeNull();
    sessionStorage.setItem('resetReturnTo', path);
    expect(takeRememberedLocation()).toBeNull();
  });

  it('does not lead back to the sign-in page', () => {
    rememberLocation('/users/sign_in?flow=tax');
    expect(takeRememberedLocation()).toBeNull();
  });
});
