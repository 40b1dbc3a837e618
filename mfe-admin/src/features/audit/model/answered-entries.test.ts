import { describe, expect, it } from '@jest/globals';
import type { AuditEntry } from '../api/get-audit.ts';
import { joinAnswers } from './answered-entries.ts';

const entry = (position: number, changes: Partial<AuditEntry>) =>
  ({ position, state: 'done', commandId: null, changes: [], ...changes }) as AuditEntry;
const change = (field: string) => ({ field, before: null, after: '1' });

describe('joinAnswers', () => {
  it('makes one entry of a question and its answer, with what both changed', () => {
    const joined = joinAnswers([
      entry(4, { commandId: 'b', state: 'refused' }),
      entry(3, { commandId: 'a', changes: [change('kept_for')] }),
      entry(2, { commandId: 'b', state: 'asked', changes: [change('muted')] }),
      entry(1, { commandId: 'a', state: 'asked' }),
    ]);
    expect(joined.map(({ position, state }) => [position, state])).toEqual([
      [4, 'refused'],
      [3, 'done'],
    ]);
    expect(joined.map(({ changes }) => changes.map(({ field }) => field))).toEqual([
      ['muted'],
      ['kept_for'],
    ]);
  });

  it('says once what the answer says as well, by the answer', () => {
    const asked = { ...change('muted'), after: '0' };
    const [joined] = joinAnswers([
      entry(2, { commandId: 'a', state: 'proposed', changes: [change('muted')] }),
      entry(1, { commandId: 'a', state: 'asked', changes: [asked] }),
    ]);
    expect([joined?.state, joined?.changes]).toEqual(['proposed', [change('muted')]]);
  });

  it('leaves alone what is of no command, and what is answered on another page', () => {
    const entries = [entry(3, {}), entry(2, {}), entry(1, { commandId: 'a', state: 'asked' })];
    expect(joinAnswers(entries)).toEqual(entries);
  });
});
