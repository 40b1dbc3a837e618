/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { describe, expect, it } from '@jest/globals';
import { sessionStore } from './session-store.ts';

describe('sessionStore', () => {
  it('begins as a visitor when the page says nothing', () => {
    expect(sessionStore.getState()).toMatchObject({ signedIn: false, user: null });
  });

  it('keeps the user whom it was told', () => {
    const user = {
      id: '019a',
      firstName: 'Ada',
      lastName: 'Byron',
      email: 'ada@example.com',
      admin: false,
      impersonating: false,
    };
    sessionStore.getState().setUser(user);
    expect(sessionStore.getState().user).toEqual(user);
  });
});
