import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '#components/field/choice.ts';
import { filterChoices } from './filter-choices.ts';

export interface Suggestions {
  state: 'too-short' | 'searching' | 'found' | 'failed';
  /** Empty unless found, and then it may be as well. */
  choices: Choice[];
}

/** What a source suggests for the text as it stands now. */
export function useSuggestions(source: ChoiceSource, text: string): Suggestions {
  const searched = useSearch(Array.isArray(source) ? null : source, text.trim());
  return useMemo(
    () =>
      Array.isArray(source) ? { state: 'found', choices: filterChoices(source, text) } : searched,
    [source, text, searched],
  );
}

const MIN_LENGTH = 2;
const PAUSE_MS = 300;

function useSearch(search: SearchChoices | null, text: string): Suggestions {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const isLongEnough = text.length >= MIN_LENGTH;

  useEffect(() => {
    if (!search || !isLongEnough) return;
    const asked = new AbortController();
    const answered = (suggestions: Suggestions) => {
      if (!asked.signal.aborted) setAnswer({ ...suggestions, text });
    };
    const pause = setTimeout(() => {
      search(text, asked.signal).then(
        (choices) => answered({ state: 'found', choices }),
        () => answered({ state: 'failed', choices: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(pause);
      asked.abort();
    };
  }, [search, text, isLongEnough]);

  if (!isLongEnough) return TOO_SHORT;
  return answer?.text === text ? answer : SEARCHING;
}

interface Answer extends Suggestions {
  text: string;
}

const TOO_SHORT: Suggestions = { state: 'too-short', choices: [] };
const SEARCHING: Suggestions = { state: 'searching', choices: [] };

/**
 * Where a combobox looks: a list that is there, filtered by what is typed, or a search that
 * answers later, asked from two characters on and once the typing pauses.
 */
export type ChoiceSource = Choice[] | SearchChoices;

/** @param signal aborted when the answer is no longer awaited */
export type SearchChoices = (text: string, signal: AbortSignal) => Promise<Choice[]>;
