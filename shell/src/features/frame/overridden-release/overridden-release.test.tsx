import { OVERRIDE } from '#testing/overridden-page.ts';
import { browserLocation } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(
  http.get('*/api/v1/users/profile', () => HttpResponse.json(profile({ admin: true }))),
);
const reload = jest.spyOn(browserLocation, 'reload').mockImplementation(() => undefined);
beforeEach(() => void reload.mockClear());

const pages = [
  { path: '/dashboard', handle: { title: 'Dashboard', layout: 'member' as const }, element: null },
];
const answerEnd = (status: number) => {
  const end = jest.fn(() =>
    status === 204 ? new HttpResponse(null, { status }) : HttpResponse.json({}, { status }),
  );
  api.use(http.delete('*/api/v1/admin/release_overrides/current', end));
  return end;
};
const notice = async () =>
  within(await screen.findByRole('region', { name: 'Another version than others see' }));
const press = async () => {
  const { user } = visitFrame('/dashboard', pages);
  await user.click((await notice()).getByRole('button', { name: 'Back to the live version' }));
};

describe('OverriddenRelease', () => {
  it('says which slice is seen in which version and until when, also where the navigation is hidden', async () => {
    for (const path of ['/dashboard', '/dashboard?hideNavigation=true']) {
      const { unmount } = visitFrame(path, pages);
      const bar = await notice();
      expect(bar.getByText(`You see mfe-member in version ${OVERRIDE.version}.`)).toBeTruthy();
      const time = new Date(OVERRIDE.until).toLocaleTimeString('en-US', {
        hour: 'numeric',
        minute: '2-digit',
        timeZone: 'America/Los_Angeles',
        timeZoneName: 'short',
      });
      expect(bar.getByText(`Until ${time}`)).toBeTruthy();
      unmount();
    }
  });

  it.each([
    [204, 'it is pressed'],
    [403, 'it ended with her role'],
  ])('is over and the page is loaded again after %s: %s', async (status) => {
    const end = answerEnd(status);
    await press();
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('stays and says so when it could not be ended, and can be pressed again', async () => {
    answerEnd(503);
    await press();
    expect((await screen.findByRole('alert')).textContent).toBe(
      'You still see this version. Please try again.',
    );
    expect(reload).not.toHaveBeenCalled();
    const again = screen.getByRole('button', { name: 'Back to the live version' });
    expect(again.getAttribute('aria-disabled')).toBeNull();
  });
});
