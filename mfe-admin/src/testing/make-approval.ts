import { http, HttpResponse, type HttpHandler } from 'msw';
import { at, ROSA } from './person.ts';

export const ADA = '0199aaaa-0000-7000-8000-000000000002';

/** A debit of Rosa's that Ada made and another person has to approve, on the wire. */
export const makeApproval = (changes: object = {}) => ({
  id: '0199eeee-0000-7000-8000-000000000001',
  action: 'debit_external_account',
  subject_id: ROSA,
  subject: { id: ROSA, name: 'Rosa Marin', email: 'rosa.marin@example.com' },
  changes: [{ field: 'effective_date', before: null, after: '"2026-11-27"' }],
  amount: 812.5,
  reason: 'She called.',
  made_by: ADA,
  made_by_name: 'Ada Approver',
  made_at: '2026-11-20T20:00:00Z',
  state: 'pending',
  decided_by: null,
  decided_by_name: null,
  decided_at: null,
  expires_at: '2026-11-21T20:00:00Z',
  command_id: null,
  ...changes,
});

/** Those that wait are listed, and each is read alone. */
export const answersApprovals = (approvals: { id: string; state: string }[]): HttpHandler[] => [
  http.get(at('/approvals'), () =>
    HttpResponse.json({ approvals: approvals.filter(({ state }) => state === 'pending') }),
  ),
  http.get(at('/approvals/:id'), ({ params }) => {
    const approval = approvals.find(({ id }) => id === params['id']);
    return approval
      ? HttpResponse.json({ approval })
      : HttpResponse.json({ error: 'Not found.', code: 'not_found' }, { status: 404 });
  }),
];
