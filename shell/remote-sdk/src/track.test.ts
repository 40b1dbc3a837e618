/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pageData } from './page-data.ts';
import { track } from './track.ts';

const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);

beforeEach(() => {
  delete window.dataLayer;
  pageData().environment = 'production';
  info.mockClear();
});

describe('track', () => {
  it('pushes the three events as the specification names them [PLT-043]', () => {
    track('user_signup_submitted');
    track('user_signup_successful');
    track('dashboard_tab_changed', { tab: 'payday' });
    expect(window.dataLayer).toEqual([
      { event: 'user_signup_submitted' },
      { event: 'user_signup_successful' },
      { event: 'dashboard_tab_changed', tab: 'payday' },
    ]);
  });

  it('adds to the queue that a tag manager has put up', () => {
    const queue = [{ 'gtm.start': 1 }];
    window.dataLayer = queue;
    track('user_signup_submitted');
    expect(window.dataLayer).toBe(queue);
    expect(queue).toHaveLength(2);
  });

  it('says nothing on the console in production [PLT-044]', () => {
    track('user_signup_submitted');
    expect(info).not.toHaveBeenCalled();
  });

  it('outside production pushes and shows the event on the console as well [PLT-045]', () => {
    pageData().environment = 'development';
    track('dashboard_tab_changed', { tab: 'overview' });
    expect(window.dataLayer).toHaveLength(1);
    expect(info.mock.calls).toEqual([['track', 'dashboard_tab_changed', { tab: 'overview' }]]);
  });

  it('is held by the compiler to these events and to what they tell', () => {
    const refusedByTheCompiler = () => {
      // @ts-expect-error -- no such event
      track('page_viewed');
      // @ts-expect-error -- an address of a person stays out of the data layer
      track('user_signup_submitted', { email: 'ada@example.com' });
      // @ts-expect-error -- the tab is missing
      track('dashboard_tab_changed');
    };
    refusedByTheCompiler();
    expect(window.dataLayer).toHaveLength(3);
  });
});
