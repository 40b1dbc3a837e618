import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { answersList } from '#testing/answers-list.ts';
import { makeBusiness } from '#testing/make-business.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './home-page.tsx';

const server = mockApi();
let asked: string[] = [];
const found = (products: string) =>
  server.use(
    ...['plaid', 'pinwheel'].map((provider) =>
      http.get(`http://localhost/api/v1/${provider}/search_institutions`, ({ request }) => {
        asked.push(`${provider}${new URL(request.url).search}`);
        return HttpResponse.json({ institutions: [{ id: 'n-1', name: 'Northwind', products }] });
      }),
    ),
  );
beforeEach(() => {
  asked = [];
  server.use(secondFactor(), provenBy('token-1'), answersList('business', makeBusiness()));
});
afterEach(() => adminTokenStore.getState().drop());

describe('Admin Home', () => {
  it('leads to the cases that wait, and says how many there are', async () => {
    server.use(
      http.get('http://localhost/api/v1/admin/case_counts', () =>
        HttpResponse.json({ open: 12, overdue: 3 }),
      ),
    );
    await prove(staffArea, '/admin');
    const ways = within(await screen.findByRole('navigation', { name: 'Cases' }));
    await ways.findByText('Open: 12');
    expect(
      ways.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Open: 12', '/admin/cases'],
      ['Overdue: 3', '/admin/cases?overdue=true'],
      ['Mine', '/admin/cases?owner=me'],
    ]);
  });

  it.each([
    ['Payroll Provider', 'pinwheel?name=north&platform_type=payroll'],
    ['Time & Attendance', 'pinwheel?name=north&platform_type=time_and_attendance'],
    ['Financial Institution', 'plaid?name=north'],
  ])(
    'lists what the chosen one of %s supports [ADM-009, ADM-010, ADM-011]',
    async (label, request) => {
      found('income,direct_deposit_switch');
      const { user } = await prove(staffArea, '/admin');
      expect(await screen.findByRole('heading', { level: 1, name: 'Admin Home' })).toBeTruthy();
      const searches = within(screen.getByRole('region', { name: 'Institutions' }));
      expect(searches.getAllByRole('combobox')).toHaveLength(3);
      await user.type(screen.getByRole('combobox', { name: label }), 'north');
      await user.click(await screen.findByRole('option', { name: 'Northwind' }));
      const products = within(
        screen.getByRole('list', { name: 'Supported data products of Northwind' }),
      );
      expect(products.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
        'income',
        'direct deposit switch',
      ]);
      // A slow typist is searched for under way as well.
      expect(asked.at(-1)).toBe(request);
    },
  );

  it('says so of one that supports nothing', async () => {
    found('');
    const { user } = await prove(staffArea, '/admin');
    const box = await screen.findByRole('combobox', { name: 'Financial Institution' });
    await user.type(box, 'north');
    await user.click(await screen.findByRole('option', { name: 'Northwind' }));
    expect(screen.getByText('Northwind supports no data products.')).toBeTruthy();
  });
});
