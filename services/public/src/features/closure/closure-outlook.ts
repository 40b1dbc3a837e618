import type { MemberClosureOutlook } from '@reset/api-contract/member/closure.ts';
import type { ClosureOutlook } from '@reset/api-contract/public/closure.ts';
import { retainedBy } from '@reset/application-engine/policy/retention.ts';
import type { CalendarDate } from '@reset/service-kit/calendar/calendar-date.ts';
import { ERASED_AT_ONCE } from './erased-at-once.ts';

const IDENTITY =
  'Your name, email, phone number, home address, birth date and Social Security number';

/**
 * What closing somebody's account today would do: by the table of retention, and by the tables of what
 * is erased.
 */
export function closureOutlookOf(
  member: MemberClosureOutlook,
  today: CalendarDate,
): ClosureOutlook {
  const { whys, isInfoKept, recordsKeptUntil } = retainedBy(member.kept_for, today, today);
  const refused = retainedBy(['refused_identity'], today);
  const records = { why: whys, until: recordsKeptUntil };
  const kept = isInfoKept ? [IDENTITY, ...member.erased_with_records] : [];
  return {
    settle_first: member.settle_first,
    ends_at_once: [...member.ends, 'Your sessions: nobody can log in as you'],
    erased_at_once: [
      ...Object.keys(ERASED_AT_ONCE),
      ...(isInfoKept ? [] : [IDENTITY, ...member.erased_with_records]),
    ],
    kept: [
      ...kept.map((what) => ({ what, ...records })),
      {
        what: "If your identity couldn't be verified: that it wasn't",
        why: refused.whys,
        until: refused.decisionKeptUntil,
      },
      { what: 'What you agreed to, and when', why: [], until: null },
      ...member.stays.map((what) => ({ what, why: [], until: null })),
    ],
  };
}
