import { http, HttpResponse, type HttpHandler } from 'msw';
import { at, ROSA } from './person.ts';

export const ADA = '0199aaaa-0000-7000-8000-000000000002';

/** A debit of Rosa's that Ada made and another person has to approve, on the wire. */
export const makeApproval = (changes: object = {}) => ({
  id: '0199eeee-0000-7000-8000-000000000001',
  action: 'debit_external_account',
  subject_id: ROSA,
  subject: { name: 'Rosa Marin', email: 'rosa.marin@example.com' },
  values: [{ field: 'effective_date', value: '"2026-11-27"' }],
  amount: 812.5,
  reason: 'She called.',
  made_by: ADA,
  made_at: '2026-11-20T20:00:00Z',
  state: 'pending',
  decided_by: null,
  decided_at: null,
  expires_at: '2026-11-21T20:00:00Z',
  command_id: null,
  ...changes,
});

export const answersApprovals = (approvals: object[]): HttpHandler =>
  http.get(at('/approvals'), () => HttpResponse.json({ approvals }));

/** Who is of staff: Ada. */
export const answersStaff = (): HttpHandler =>
  http.get(at('/staff'), () =>
    HttpResponse.json({
      staff: [{ id: ADA, name: 'Ada Approver', email: null, role: 'operations', you: false }],
      invitations: [],
    }),
  );
