import { describe, expect, it } from '@jest/globals';
import type { StaffMember } from '../api/staff.ts';
import { isLastAdministrator, mayManage, nameOf } from './staff.ts';

const member = (changes: Partial<StaffMember>): StaffMember => ({
  id: '0199aaaa-0000-7000-8000-00000000beef',
  name: 'Sam Staff',
  email: 'sam.staff@example.com',
  role: 'administrator',
  addedAt: '2026-11-20T20:00:00Z',
  lastSignInAt: null,
  you: false,
  ...changes,
});
const sam = member({ you: true });
const ada = member({ id: '0199aaaa-0000-7000-8000-00000000cafe', name: 'Ada Approver' });

describe('mayManage', () => {
  it('is for administrators, whatever others are', () => {
    expect(mayManage([sam, ada])).toBe(true);
    expect(mayManage([{ ...sam, role: 'approver' }, ada])).toBe(false);
    expect(mayManage([])).toBe(false);
  });
});

describe('isLastAdministrator', () => {
  it('is said of an administrator beside others', () => {
    const other: StaffMember = { ...ada, role: 'approver' };
    expect(isLastAdministrator([sam, other], sam)).toBe(true);
    expect(isLastAdministrator([sam, other], other)).toBe(false);
    expect(isLastAdministrator([sam, ada], sam)).toBe(false);
  });
});

describe('nameOf', () => {
  it('falls back to the address and to the end of the id', () => {
    expect(nameOf(sam)).toBe('Sam Staff');
    expect(nameOf({ ...sam, name: null })).toBe('sam.staff@example.com');
    expect(nameOf({ ...sam, name: null, email: null })).toBe('beef');
  });
});
