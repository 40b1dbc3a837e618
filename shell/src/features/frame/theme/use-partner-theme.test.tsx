import { partnerOf } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

const pages = [{ path: '/', element: null }];
const theme = () => document.documentElement.dataset.theme;

afterEach(() => {
  document.head.replaceChildren();
  sessionStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('usePartnerTheme', () => {
  it('is the one of the partner by whom a visitor came', () => {
    sessionStorage.setItem('partner', 'hvfcu');
    visitFrame('/', pages, { signedIn: false });
    expect(theme()).toBe('hvfcu');
  });

  it.each([null, 'csc', 'unheard-of'])('is the product’s for the partner %s', (slug) => {
    if (slug) sessionStorage.setItem('partner', slug);
    visitFrame('/', pages, { signedIn: false });
    expect(theme()).toBe('reset');
  });

  it('has the card in the partner’s colors, also of one that has no theme', () => {
    const card = () =>
      ['--card-ground', '--card-arc'].map((name) =>
        document.documentElement.style.getPropertyValue(name),
      );
    sessionStorage.setItem('partner', 'csc');
    const { unmount } = visitFrame('/', pages, { signedIn: false });
    const csc = partnerOf('csc')?.cardVisuals;
    expect(card()).toEqual([csc?.ground, csc?.arc]);
    unmount();
    sessionStorage.clear();
    visitFrame('/', pages, { signedIn: false });
    expect(card()).toEqual(['', '']);
  });

  it('colors the browser around the page, in the light and in the dark', () => {
    document.head.innerHTML = `
      <style>[data-theme='hvfcu'] { --color-canvas: #f6faf7; }</style>
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#101615">
      <meta name="theme-color" content="#fbf8f3">`;
    sessionStorage.setItem('partner', 'hvfcu');
    visitFrame('/', pages, { signedIn: false });
    const colors = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')];
    expect(colors.map(({ content }) => content)).toEqual(['#f6faf7', '#f6faf7']);
  });

  it('is the one of the partner whose member is signed in', async () => {
    api.use(
      http.get('*/api/v1/users/profile', () =>
        HttpResponse.json(profile({ partner_slug: 'hvfcu' })),
      ),
    );
    sessionStorage.setItem('partner', 'csc');
    visitFrame('/', pages);
    await waitFor(() => expect(theme()).toBe('hvfcu'));
  });

  it('keeps the partner of the visit for a member who has none', async () => {
    sessionStorage.setItem('partner', 'hvfcu');
    visitFrame('/', pages);
    expect(await screen.findByRole('button', { name: 'Hi, Hazel!' })).toBeTruthy();
    expect(theme()).toBe('hvfcu');
  });
});
