import { describe, expect, it } from '@jest/globals';
import { auditCall, filtersQuery, readFilters } from './audit-filters.ts';

describe('the filters of the audit log', () => {
  it.each([
    ['', '/admin/audit_entries'],
    ['action=reject&before=51&other=x', '/admin/audit_entries?action=reject&before=51'],
    [
      'from=2026-11-20&to=2026-11-20',
      '/admin/audit_entries?from=2026-11-20T08%3A00%3A00.000Z&to=2026-11-21T08%3A00%3A00.000Z',
    ],
    // Clocks go back at two on that day.
    [
      'from=2026-11-01&to=2026-11-01',
      '/admin/audit_entries?from=2026-11-01T07%3A00%3A00.000Z&to=2026-11-02T08%3A00%3A00.000Z',
    ],
  ])('%s are asked for by %s', (search, call) => {
    expect(auditCall(new URLSearchParams(search))).toBe(call);
  });

  it('leave the page when they change', () => {
    const filters = readFilters(new URLSearchParams('action=reject&before=51'));
    expect(filtersQuery({ ...filters, staff_id: ' 1 ' })).toBe('staff_id=1&action=reject');
  });
});
