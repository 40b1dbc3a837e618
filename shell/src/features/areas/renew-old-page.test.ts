/** @jest-environment @reset/remote-sdk/testing/jsdom-environment.ts */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { createMemoryRouter } from 'react-router';
import { renewOldPage } from './renew-old-page.ts';

const HOUR_MS = 60 * 60_000;
const later = (hours: number) => jest.setSystemTime(Date.now() + hours * HOUR_MS);

let reload: ReturnType<typeof jest.spyOn>;
let router: ReturnType<typeof createMemoryRouter>;
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  reload = jest.spyOn(browserLocation, 'reload').mockReturnValue();
  router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/dashboard'] });
  end = renewOldPage(router);
});
afterEach(() => {
  end();
  router.dispose();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

describe('renewOldPage', () => {
  it('leaves a page of today to itself', async () => {
    later(23);
    await router.navigate('/income');
    window.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('has the next page loaded after a day, and none for a part of the same one', async () => {
    later(25);
    await router.navigate('/dashboard?tab=payday#top');
    expect(reload).not.toHaveBeenCalled();
    await router.navigate('/income');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('has a page loaded that she comes back to after weeks', () => {
    later(14 * 24);
    window.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
    later(2 * 24);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ends', async () => {
    end();
    later(16 * 24);
    await router.navigate('/income');
    window.dispatchEvent(new Event('focus'));
    expect(reload).not.toHaveBeenCalled();
  });
});
