import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { at, openPart, ROSA } from '#testing/person.ts';
import { Timeline } from './timeline.tsx';

const server = mockApi();
const NEW = '0199ffff-0000-7000-8000-000000000002';
const OLD = '0199ffff-0000-7000-8000-000000000001';
const PLACE = '2026-11-19T20:00:00.000Z_limit:0199';

const entry = (kind: string, changes: object = {}) => ({
  id: `${kind}:1`,
  at: '2026-11-20T20:00:00Z',
  kind,
  type: 'cleared',
  amount: null,
  detail: null,
  object_id: null,
  made_by: null,
  ...changes,
});
const receipt = (difference: object | null) => ({
  id: NEW,
  computed_at: '2026-11-20T20:00:00Z',
  reasons: ['bank_updated'],
  gross_limit: 200,
  steps: [
    {
      step: 'part_of_pay',
      reason: 'x',
      unit: 'cents',
      before: 40_000,
      after: 20_000,
      explanation: 'Half of what was earned counts.',
    },
  ],
  inputs: [{ name: 'facts.accrued_net_cents', value: 40_000 }],
  is_confirmed: true,
  difference,
});

let asked: string[] = [];
beforeEach(() => {
  asked = [];
  server.use(
    http.get(at('/users/:id/timeline'), ({ request }) => {
      const { search } = new URL(request.url);
      asked.push(search);
      return HttpResponse.json(
        search.includes('before')
          ? { entries: [entry('mail', { type: 'sent' })], before: null, unavailable: [] }
          : {
              entries: [
                entry('purchase', { amount: 12.5, detail: 'Corner Shop' }),
                entry('limit', { id: 'limit:2', type: 'computed', object_id: NEW }),
                entry('limit', { id: 'limit:1', type: 'computed', object_id: OLD }),
                entry('link', { type: 'bank_linked', detail: '' }),
              ],
              before: PLACE,
              unavailable: ['onboarding'],
            },
      );
    }),
    http.get(at('/users/:id/limits/:limit'), ({ request, params }) => {
      const { search } = new URL(request.url);
      asked.push(`${String(params['limit'])}${search}`);
      const change = { name: 'facts.accrued_net_cents', before: 30_000, after: 40_000 };
      const difference = { compared_to: OLD, computed_at: '2026-11-19T20:00:00Z' };
      return HttpResponse.json(receipt(search ? { ...difference, changes: [change] } : null));
    }),
  );
});
afterEach(() => adminTokenStore.getState().drop());

describe('the timeline', () => {
  it.each([
    ['reset_ewa_multiplier_config', 'Staff Reset multipliers: She called us. by Sam Staff', null],
    [
      'reset_ewa_multiplier_config_proposed',
      'Staff Reset multipliers proposed: She called us.',
      null,
    ],
    ['newly_made', 'Staff Newly made: She called us.', null],
    [
      'delete_refused',
      'refused: She called us. by Sam Staff. It was refused: Not now.',
      'Not now.',
    ],
  ])('calls what staff did as the staff actions do: %s', async (type, said, refusal) => {
    const made_by = { id: ROSA, name: 'Sam Staff' };
    const entries = [entry('staff', { type, detail: 'She called us.', made_by, refusal })];
    server.use(
      http.get(at('/users/:id/timeline'), () =>
        HttpResponse.json({ entries, before: null, unavailable: [] }),
      ),
    );
    openPart(<Timeline userId={ROSA} />);
    const [row] = await screen.findAllByRole('listitem');
    expect(row?.textContent).toContain(said);
  });

  it('has what happened, goes on with what is older, and says what is missing', async () => {
    const { user } = openPart(<Timeline userId={ROSA} />);
    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Purchase Cleared: Corner Shop\$12\.50$/);
    // Of nothing, no colon.
    expect(screen.getByText('Bank linked')).toBeTruthy();
    expect(screen.getByText(/did not answer: onboarding/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show older entries' }));
    expect(await screen.findByText(/Sent/)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.queryByRole('button', { name: 'Show older entries' })).toBeNull();
    expect(asked).toEqual(['', `?before=${encodeURIComponent(PLACE)}`]);
  });

  it('is filtered by kind', async () => {
    const { user } = openPart(<Timeline userId={ROSA} />);
    await screen.findAllByRole('listitem');
    await user.selectOptions(screen.getByLabelText('Kind'), 'Limit');
    await screen.findAllByRole('listitem');
    expect(asked).toEqual(['', '?kind=limit']);
  });

  it('opens the receipt of a limit, and compares it with the one before', async () => {
    const { user } = openPart(<Timeline userId={ROSA} />);
    await screen.findAllByRole('listitem');
    const [newest] = screen.getAllByRole('button', { name: /^Receipt of the limit/ });
    await user.click(newest as Element);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Half of what was earned counts.')).toBeTruthy();
    // Beside its step, and not in a column that is cut.
    expect(dialog.getByText('Half of what was earned counts.').closest('th')).not.toBeNull();
    expect(dialog.getAllByText('$400.00')).toHaveLength(2);
    expect(dialog.getByText('Accrued net pay').closest('details')?.open).toBe(false);
    await user.click(dialog.getByRole('button', { name: 'Compare with the limit before' }));
    expect(await dialog.findByText('$300.00 → $400.00')).toBeTruthy();
    expect(asked).toEqual(['', NEW, `${NEW}?compared_to=${OLD}`]);
  });
});
