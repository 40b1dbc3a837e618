import type { Difference } from '../checks/check-month.ts';
import type { Tally } from '../life/live-day.ts';

type Report = {
  members: number;
  days: number;
  tally: Tally;
  found: { members: Difference[]; totals: string[] };
  /** How long it took, in words. */
  took: string;
};

const MAX_SHOWN = 3;

/** A table of what was done, and what differs, the first members with their history. */
export function reportMonth({ members, days, tally, found, took }: Report): string {
  const rows = [...tally].toSorted(([one], [other]) => one.localeCompare(other));
  const shown = found.members.slice(0, MAX_SHOWN);
  return [
    '',
    '| operation | times |',
    '| --- | --- |',
    ...rows.map(([kind, count]) => `| ${kind} | ${count.toLocaleString('en-US')} |`),
    '',
    `${members} members, ${days} days, ${took}; ${found.members.length} members differ, and ` +
      `${found.totals.length} totals.`,
    ...found.totals,
    ...shown.flatMap(({ member, differences }) => [
      `${member.userId}, number ${member.index}, repays by ${member.repaysBy}:`,
      ...differences.map((difference) => `  ${difference}`),
      ...member.book.history.map((line) => `    ${line}`),
    ]),
  ].join('\n');
}
