import { partnerOf } from '@reset/remote-sdk';
import { mockApi } from '@reset/remote-sdk/testing';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { profile } from '#testing/profile.ts';
import { visitFrame } from '#testing/visit-frame.tsx';

const api = mockApi(http.get('*/api/v1/users/profile', () => HttpResponse.json(profile())));

const pages = [{ path: '/', element: null }];
const header = () => screen.getByRole('banner');
const marks = () => [...header().querySelectorAll('img')].map(({ src }) => src);
const arrived = () => within(header()).findByRole('button', { name: /^Hi, / });

afterEach(() => sessionStorage.clear());

describe('Brand', () => {
  it('has the mark of the partner by whom somebody came, and none under ours alone', async () => {
    const { unmount } = visitFrame('/', pages);
    await arrived();
    expect(marks()).toEqual([]);
    unmount();
    sessionStorage.setItem('partner', 'hvfcu');
    visitFrame('/', pages);
    const name = partnerOf('hvfcu')?.name ?? '';
    expect(within(header()).getByRole('img', { name })).toBeTruthy();
  });

  it('has the mark that a member’s profile brings, rather than that of the visit', async () => {
    sessionStorage.setItem('partner', 'hvfcu');
    const logo = { type: 'image/png', data: 'aWNvbg==' };
    api.use(
      http.get('*/api/v1/users/profile', () => HttpResponse.json(profile({ partner_logo: logo }))),
    );
    visitFrame('/', pages);
    await arrived();
    await waitFor(() => expect(marks()).toEqual(['data:image/png;base64,aWNvbg==']));
  });

  it('has her partner’s mark as the page has it, for the light and the dark', async () => {
    const logo = { type: 'image/svg+xml', data: 'PHN2Zy8+' };
    api.use(
      http.get('*/api/v1/users/profile', () =>
        HttpResponse.json(profile({ partner_slug: 'hvfcu', partner_logo: logo })),
      ),
    );
    visitFrame('/', pages);
    await arrived();
    const name = partnerOf('hvfcu')?.name ?? '';
    expect(await within(header()).findByRole('img', { name })).toBeTruthy();
    expect(marks()).toHaveLength(1);
  });
});
