import { findPersona } from '#personas/personas.ts';
import { checkingOf, type PlaidItem } from '../items/plaid-item.ts';
import { handEntry, type BankChange } from './bank-entry.ts';
import { startJournal, type BankJournal } from './bank-journal.ts';

const journals = new Map<string, BankJournal>();

/** How many changes there are of an item so far. */
export function countOfChanges(item: PlaidItem): number {
  return (journalOf(item)?.countBy(item.through) ?? 0) + item.posted.length;
}

/** Those from one place to another. What was posted by hand keeps its place among them. */
export function changesOf(item: PlaidItem, from: number, to: number): readonly BankChange[] {
  const journal = journalOf(item);
  const count = journal?.countBy(item.through) ?? 0;
  const generated = journal?.changes ?? [];
  if (item.posted.length === 0) return generated.slice(from, Math.min(to, count));
  const all: BankChange[] = [];
  let taken = 0;
  for (const posted of item.posted) {
    const before = journal?.countBy(posted.learntOn) ?? 0;
    all.push(...generated.slice(taken, before), { kind: 'added', entry: handEntry(posted) });
    taken = Math.max(taken, before);
  }
  return [...all, ...generated.slice(taken, count)].slice(from, to);
}

/** null where only savings were chosen, on which nothing happens. */
function journalOf(item: PlaidItem): BankJournal | null {
  const persona = checkingOf(item) && findPersona(item.personaKey);
  if (!persona) return null;
  const key = `${item.personaKey} ${item.madeOn}`;
  const known = journals.get(key) ?? startJournal(persona, item.madeOn);
  journals.set(key, known);
  return known;
}
