import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { browserLocation } from '@reset/remote-sdk';
import { forgetReload, reloadOnce } from './reload-once.ts';

const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
beforeEach(() => sessionStorage.clear());
afterEach(() => void reload.mockClear());

describe('reloadOnce', () => {
  it('loads the page anew once for each reason', () => {
    expect([reloadOnce('saving'), reloadOnce('saving'), reloadOnce('uploading')]).toEqual([
      true,
      false,
      true,
    ]);
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it('does so again for what went well meanwhile', () => {
    reloadOnce('saving');
    reloadOnce('uploading');
    forgetReload('saving');
    forgetReload('saving');
    expect([reloadOnce('saving'), reloadOnce('uploading')]).toEqual([true, false]);
  });

  it('never does where nothing can be kept, as it would not know that it has', () => {
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    expect([reloadOnce('saving'), reloadOnce('saving')]).toEqual([false, false]);
    expect(reload).not.toHaveBeenCalled();
    full.mockRestore();
  });

  it('makes nothing of what somebody else wrote there', () => {
    sessionStorage.setItem('identityReloads', '{"saving":true}');
    expect([reloadOnce('saving'), reloadOnce('saving')]).toEqual([true, false]);
  });
});
