import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

const KEY = 'q';
/** Browsers refuse a script that changes their history with every letter. */
const PAUSE_MS = 300;
/** On what this wrote into the history itself. */
const TYPED = { isTyped: true };

/**
 * What is searched for, kept in the address: it is still there on the way back from a transaction,
 * and in a link that is sent on. Typing makes no entries in the history.
 */
export function useSearch(): [text: string, search: (text: string) => void] {
  const { key, state } = useLocation();
  const [query, setQuery] = useSearchParams();
  const written = query.get(KEY) ?? '';
  const [typed, setTyped] = useState({ text: written, key });
  // What was typed leads; an address that somebody else wrote, as a link to this page, is followed.
  if (typed.key !== key) setTyped({ text: isTyped(state) ? typed.text : written, key });

  const { text } = typed;
  useEffect(() => {
    if (text === written) return;
    const pause = setTimeout(() => {
      setQuery((present) => withSearch(present, text), { replace: true, state: TYPED });
    }, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text, written, setQuery]);

  return [text, (next) => setTyped({ text: next, key })];
}

function withSearch(present: URLSearchParams, text: string): URLSearchParams {
  const next = new URLSearchParams(present);
  if (text === '') next.delete(KEY);
  else next.set(KEY, text);
  return next;
}

const isTyped = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isTyped' in state;
