import { describe, expect, it, jest } from '@jest/globals';
import { track } from './track.ts';

describe('track', () => {
  it('pushes to the data layer, and says nothing on the console in production', () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    track('dashboard_tab_changed', { tab: 'payday' });
    expect(window.dataLayer).toEqual([{ event: 'dashboard_tab_changed', tab: 'payday' }]);
    expect(info).not.toHaveBeenCalled();
  });
});
