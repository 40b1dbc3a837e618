import { onDayOfMonth, plusDays } from '#calendar/calendar-date.ts';
import { type MemberModel, type ModelStatement, OPENED_ON, today } from './member-model.ts';

/* Her statements, by money.md: opening plus lines is closing, each line once, none ever changed. */

type Line = ModelStatement['lines'][number];

/** One run that issues the statements of the months that are over. */
export function issueStatements(model: MemberModel): void {
  for (;;) {
    const next = running(model);
    const endsOn = onDayOfMonth(next.startsOn, 31);
    if (endsOn >= today(model)) return;
    model.statements.push(closed(next, endsOn));
  }
}

/** What is on no statement yet, up to today. */
export function runningStatement(model: MemberModel): ModelStatement {
  const next = running(model);
  return closed(next, [next.startsOn, today(model)].toSorted().at(-1) ?? '');
}

type Running = { startsOn: string; openingCents: number; lines: Line[] };

function running({ account, statements }: MemberModel): Running {
  const last = statements.at(-1);
  const stated = statements.flatMap(({ lines }) => lines);
  const lines = without(
    account.lines().map(({ day, cents }): Line => [day, cents]),
    stated,
  );
  const first = [OPENED_ON, ...lines.map(([day]) => day)].toSorted()[0] ?? OPENED_ON;
  return {
    startsOn: last ? plusDays(last.endsOn, 1) : first,
    openingCents: last?.closingCents ?? 0,
    lines,
  };
}

function closed({ startsOn, openingCents, lines: all }: Running, endsOn: string): ModelStatement {
  const lines = all.filter(([day]) => day <= endsOn);
  const closingCents = lines.reduce((sum, [, cents]) => sum + cents, openingCents);
  return { startsOn, endsOn, openingCents, closingCents, lines };
}

/** Those that are not among the others, each of which takes away one that is equal to it. */
function without(lines: readonly Line[], others: readonly Line[]): Line[] {
  const left = [...others];
  return lines.filter(([day, cents]) => {
    const index = left.findIndex(([otherDay, other]) => otherDay === day && other === cents);
    if (index === -1) return true;
    left.splice(index, 1);
    return false;
  });
}
