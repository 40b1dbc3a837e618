import { http, HttpResponse } from 'msw';
import { at } from './person.ts';

/** A case as the service answers it: a dispute of Rosa's that nobody has taken. */
export const makeCase = (changes: object = {}) => ({
  id: '0199cccc-0000-7000-8000-000000000001',
  kind: 'dispute',
  object_id: '0199dddd-0000-7000-8000-000000000001',
  user: { id: '0199bbbb-0000-7000-8000-000000000001', name: 'Rosa Marin' },
  code: 'open',
  name: 'Harbor Street Grocery',
  amount: 24.15,
  opened_at: '2026-11-20T20:00:00Z',
  due_at: '2026-12-05T07:59:59.999Z',
  overdue: false,
  days_left: 14,
  owner: null,
  closed_at: null,
  closed_as: null,
  ...changes,
});

/** The page of a case, with these facts of its owner's. */
export const answersCase = (changes: object = {}, facts: object = {}) =>
  http.get(at('/cases/:id'), () =>
    HttpResponse.json({
      case: makeCase(changes),
      dispute: null,
      identity: null,
      difference: null,
      support_request: null,
      unavailable: false,
      ...facts,
    }),
  );
