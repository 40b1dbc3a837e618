import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import staffArea from '#routes.tsx';
import { makeCase } from '#testing/make-case.ts';
import { at, section } from '#testing/person.ts';
import { prove, provenBy, secondFactor } from '#testing/prove.ts';
// Loaded ahead of the router, whose lazy imports would count against the first wait.
import '#features/area/pages/area-page.tsx';
import '#features/session/pages/gate-page.tsx';
import './case-page.tsx';

const server = mockApi();
beforeEach(() => server.use(secondFactor(), provenBy('token-1')));
afterEach(() => adminTokenStore.getState().drop());

describe('the case of a difference', () => {
  it('says in words what each side has, and leads to what we booked', async () => {
    const difference = {
      id: makeCase().object_id,
      file: 'fbo_account',
      kind: 'missing_there',
      key: '01a21a67-8c46-7be3-bd3d-42ec54dc3c59',
      day: '2026-11-19',
      our_id: null,
      their_id: null,
      our_cents: 1_238,
      their_cents: null,
      dispute_id: null,
      opened_at: '2026-11-20T20:00:00Z',
      age_banking_days: 1,
    };
    const about = { kind: 'reconciliation_difference', code: 'missing_there', name: 'fbo_account' };
    server.use(
      http.get(at('/cases/:id'), () =>
        HttpResponse.json({
          case: makeCase(about),
          dispute: null,
          identity: null,
          difference,
          support_request: null,
          unavailable: false,
        }),
      ),
    );
    await prove(staffArea, `/admin/cases/${makeCase().id}`);
    const facts = await section('Difference');
    const valueOf = (label: string) => facts.getByText(label).nextElementSibling?.textContent;
    expect(['File', 'We have', 'They have', 'Theirs less ours'].map(valueOf)).toEqual([
      'FBO account',
      '$12.38',
      'Nothing',
      '−$12.38',
    ]);
    expect(facts.getByRole('link', { name: difference.key }).getAttribute('href')).toBe(
      `/admin/users/${makeCase().user.id}#timeline`,
    );
    expect(screen.getByText('Missing there, FBO account')).toBeTruthy();
  });
});

describe('the case of an advance that is not repaid', () => {
  const answersAdvance = (unrepaid_advance: object | null) =>
    server.use(
      http.get(at('/cases/:id'), () =>
        HttpResponse.json({
          case: makeCase({ kind: 'unrepaid_advance', code: 'refund_received', name: null }),
          dispute: null,
          identity: null,
          difference: null,
          support_request: null,
          unrepaid_advance,
          unavailable: false,
        }),
      ),
    );

  it.each([
    [
      {
        tax_year: 2026,
        tax_return_status: 'refund_received',
        refund_filed: 1_840,
        refund_received: 104,
      },
      ['$46.00', 'Federal 2026', 'Refund received', '$1,840.00', '$104.00'],
    ],
    [null, ['$46.00', 'None: what was filed is gone', 'n/a', 'n/a', 'n/a']],
  ])('says what is owed of it and of which return: %j', async (income_tax_return, said) => {
    answersAdvance({ user_id: makeCase().user.id, owed: 46, income_tax_return });
    await prove(staffArea, `/admin/cases/${makeCase().id}`);
    const facts = await section('Refund advance');
    const valueOf = (label: string) => facts.getByText(label).nextElementSibling?.textContent;
    expect(
      [
        'Spent of it, still owed',
        'Return',
        'Return status',
        'Refund filed for',
        'Refund that came in',
      ].map(valueOf),
    ).toEqual(said);
  });
});
