import { useEffect } from 'react';
import type { Answers } from '../model/answers.ts';
import { keptAnswers } from '../model/kept-answers.ts';

/** Keeps what is in the form now. */
export function KeepAnswers({ answers }: { answers: Answers }) {
  useEffect(() => keptAnswers.keep(answers), [answers]);
  return null;
}
