import '#testing/demo-page.ts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { provideFlags, readDemoMode, setDemoMode } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

mockApi(
  http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())),
  http.get('*/api/v1/mock/users', () => HttpResponse.json([])),
);

let deliver: () => void;

/** Its code comes after what the shell has in its place. */
function Dashboard() {
  const [isHere, setHere] = useState(false);
  useEffect(() => {
    deliver = () => setHere(true);
  }, []);
  return isHere ? (
    <h1 tabIndex={-1}>Welcome back</h1>
  ) : (
    <div data-page-loading>
      <h1 tabIndex={-1}>Dashboard</h1>
    </div>
  );
}

const pages = [
  { path: '/dashboard', handle: { title: 'Dashboard', layout: 'member' }, element: <Dashboard /> },
];
const heading = () => screen.getByRole('heading', { name: 'Welcome back' });
/** Once what looks at changes of the page has looked. */
const arrived = async () => {
  await act(async () => deliver());
  await waitFor(() => expect(heading()).toBeTruthy());
};

type Document = { isOn?: boolean; referrer?: string; type?: NavigationTimingType };

function begin({ isOn = true, referrer = '/users/sign_in', type = 'navigate' }: Document = {}) {
  setDemoMode(isOn);
  readDemoMode();
  const address = referrer && new URL(referrer, window.location.origin).href;
  Object.defineProperty(document, 'referrer', { configurable: true, value: address });
  Object.defineProperty(performance, 'getEntriesByType', {
    configurable: true,
    value: () => [{ type }],
  });
}

beforeEach(() => {
  provideFlags({
    demo_triggers: true,
    signup_debug: false,
    rf_19_demo_mode: true,
    rf_6_card_launch: false,
  });
});
afterEach(() => {
  localStorage.clear();
  Reflect.deleteProperty(document, 'referrer');
  Reflect.deleteProperty(performance, 'getEntriesByType');
});

describe('the first page of a document in demo mode', () => {
  it('has focus on its heading once it is here, where a page of ours led to it', async () => {
    begin();
    visitFrame('/dashboard', pages);
    expect(document.activeElement).toBe(document.body);
    await arrived();
    await waitFor(() => expect(document.activeElement).toBe(heading()));
  });

  it('leaves focus to what took it by itself', async () => {
    begin();
    visitFrame('/dashboard', pages);
    screen.getByRole('main').focus();
    await arrived();
    expect(document.activeElement).toBe(screen.getByRole('main'));
  });

  it.each<[string, Document]>([
    ['somebody typed its address', { referrer: '' }],
    ['another site led to it', { referrer: 'https://example.com/users/sign_in' }],
    ['it was loaded anew', { type: 'reload' }],
    ['the services answer', { isOn: false }],
  ])('leaves focus alone where %s', async (_where, settings) => {
    begin(settings);
    visitFrame('/dashboard', pages);
    await arrived();
    expect(document.activeElement).toBe(document.body);
  });
});
