import '#testing/demo-page.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  pageData,
  profileQuery,
  provideFlags,
  readDemoMode,
  sessionStore,
  setDemoMode,
} from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { prepareControls } from './demo.tsx';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

mockApi(
  http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())),
  http.get('*/api/v1/mock/users', () => HttpResponse.json([])),
);

const page = (path: string, layout: 'member' | 'staff' | 'plain') => ({
  path,
  handle: { title: 'Page', layout },
  element: null,
});
const pages = [
  page('/dashboard', 'member'),
  page('/admin', 'staff'),
  page('/users/sign_in', 'plain'),
];

function settle(settings: { triggers?: boolean; available?: boolean; on?: boolean }) {
  provideFlags({
    demo_triggers: settings.triggers ?? false,
    signup_debug: false,
    rf_19_demo_mode: settings.available ?? false,
    rf_6_card_launch: false,
  });
  setDemoMode(settings.on ?? false);
  readDemoMode();
}

const controls = () => screen.findByRole('complementary', { name: 'Demo' });
const hasControls = async () => {
  // Time enough for what is loaded to be there.
  await screen.findByRole('main');
  await new Promise((resolve) => setTimeout(resolve, 50));
  return screen.queryByRole('complementary', { name: 'Demo' }) !== null;
};

beforeEach(async () => {
  localStorage.clear();
  // Ahead of the lazy import, whose time would count against the first wait.
  await import('@reset/demo/controls');
});
afterEach(() => {
  pageData().environment = 'development';
});

describe('the controls of demonstrations', () => {
  it('stand above the page in demo mode, and below it beside the services', async () => {
    settle({ available: true, on: true });
    const { unmount } = visitFrame('/dashboard', pages);
    const isAbove = async () =>
      Boolean(
        (await controls()).compareDocumentPosition(screen.getByRole('main')) &
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    expect(await isAbove()).toBe(true);
    unmount();
    settle({ triggers: true });
    visitFrame('/dashboard', pages);
    expect(await isAbove()).toBe(false);
  });

  it.each([
    ['nothing is on', {}, '/dashboard', true],
    [
      'nobody is signed in, and nothing but triggers is on',
      { triggers: true },
      '/users/sign_in',
      false,
    ],
    ['staff work', { triggers: true, available: true, on: true }, '/admin', true],
    ['the page is a popup', { triggers: true }, '/dashboard?hideNavigation=true', true],
  ])('are not there where %s', async (_where, settings, path, signedIn) => {
    settle(settings);
    visitFrame(path, pages, { signedIn });
    expect(await hasControls()).toBe(false);
  });

  it('are there for visitors where demo mode is available', async () => {
    settle({ available: true });
    visitFrame('/users/sign_in', pages, { signedIn: false });
    expect(await controls()).toBeTruthy();
  });

  it('are not there in production, whatever else is set', async () => {
    pageData().environment = 'production';
    settle({ available: true, on: true });
    visitFrame('/dashboard', pages);
    expect(await hasControls()).toBe(false);
  });

  // The last one: from here on they are at hand.
  it('are there with the first of the page where they were prepared', async () => {
    settle({ available: true, on: true });
    sessionStore.setState({ signedIn: true });
    const client = new QueryClient();
    await prepareControls(client);
    expect(client.getQueryData(profileQuery.queryKey)).toMatchObject({ firstName: 'Hazel' });
    visitFrame('/dashboard', pages, { client });
    expect(screen.getByRole('complementary', { name: 'Demo' }).textContent).toContain(
      'Demo: Hazel Hourly is made up.',
    );
  });
});
