import { setLanguage } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

let kept: unknown[];
const api = mockApi(
  http.put('*/api/v1/users/language', async ({ request }) => {
    kept.push(await request.json());
    return new HttpResponse(null, { status: 204 });
  }),
);
const pages = [{ path: '/dashboard', element: <h1>Dashboard</h1> }];
const comesWith = (changes: Parameters<typeof profile>[0]) => {
  api.use(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile(changes))));
  return visitFrame('/dashboard', pages);
};

beforeEach(() => {
  kept = [];
  localStorage.clear();
});
afterEach(() => act(() => setLanguage('en-US')));

it('speaks the language of her profile where none was chosen in this browser', async () => {
  comesWith({ language: 'es-US' });
  await waitFor(() => expect(document.documentElement.lang).toBe('es-US'));
  expect(kept).toEqual([]);
});

it('keeps in her profile what was chosen in this browser before she signed in', async () => {
  localStorage.setItem('language', 'es-US');
  comesWith({ language: 'en-US' });
  await waitFor(() => expect(kept).toEqual([{ language: 'es-US' }]));
});

it('tells nothing while staff view as her', async () => {
  localStorage.setItem('language', 'es-US');
  comesWith({ impersonating: true });
  await screen.findByText('You are viewing Reset as Hazel Hourly.');
  expect(kept).toEqual([]);
});
