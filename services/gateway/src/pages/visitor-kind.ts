import type { PageData } from '@reset/api-contract/gateway/page-data.ts';

/** Who looks at a page, as far as the page differs. */
export type VisitorKind = 'visitor' | 'member' | 'staff';

type Who = Pick<PageData, 'signed_in' | 'staff'>;

/** Each kind, and what its page says of it. */
export const visitorKinds: readonly (readonly [VisitorKind, Who])[] = [
  ['visitor', { signed_in: false, staff: false }],
  ['member', { signed_in: true, staff: false }],
  ['staff', { signed_in: true, staff: true }],
];

/** @param roles of the session; null without one */
export function visitorKind(roles: readonly string[] | null): VisitorKind {
  if (roles === null) return 'visitor';
  return roles.includes('admin') ? 'staff' : 'member';
}
