import { afterEach, expect, it } from '@jest/globals';
import { mockApi } from '@reset/remote-sdk/testing';
import { screen } from '@testing-library/react';
import { adminTokenStore } from '#features/session/model/admin-token-store.ts';
import { answersSections, openPart, ROSA } from '#testing/person.ts';
import { SAM } from '#testing/prove.ts';
import { UserActions } from './user-actions.tsx';

const server = mockApi();
afterEach(() => adminTokenStore.getState().drop());

it('what staff did says why it was refused, beneath why it was asked for', async () => {
  const action = {
    id: '0199cccc-0000-7000-8000-000000000001',
    action: 'disconnect',
    made_at: '2026-11-20T20:00:00Z',
    made_by: { id: SAM, name: 'Sam Staff' },
    reason: 'She called us.',
    outcome: 'refused',
    refusal: 'This person has no payroll linked.',
  };
  server.use(...answersSections({ actions: { actions: [action] } }));
  openPart(<UserActions userId={ROSA} />);
  const reason = await screen.findByText('She called us.');
  expect(reason.nextElementSibling?.textContent).toBe(
    'It was refused: This person has no payroll linked.',
  );
});
