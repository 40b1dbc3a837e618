import type { AuditEntry } from '../api/get-audit.ts';

/**
 * What was asked and what came of it as one entry, at the place of the answer: with what it says of what
 * changed, and what only the question says of it. An answer whose question is on another page stands alone, and so does the question.
 */
export function joinAnswers(entries: readonly AuditEntry[]): AuditEntry[] {
  const questions = new Map(
    entries.flatMap((entry) =>
      entry.state === 'asked' && entry.commandId !== null ? [[entry.commandId, entry]] : [],
    ),
  );
  const isQuestion = (entry: AuditEntry) => questions.get(entry.commandId ?? '') === entry;
  const answered = new Set<string>();
  const joined: AuditEntry[] = [];
  for (const entry of entries) {
    const id = entry.commandId ?? '';
    const question = questions.get(id);
    if (isQuestion(entry)) {
      if (!answered.has(id)) joined.push(entry);
    } else {
      answered.add(id);
      const said = entry.changes.map(({ field }) => field);
      const asked = (question?.changes ?? []).filter(({ field }) => !said.includes(field));
      joined.push({ ...entry, changes: [...asked, ...entry.changes] });
    }
  }
  return joined;
}
