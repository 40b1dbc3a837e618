import { useState } from 'react';
import { keptAnswers } from '../model/kept-answers.ts';

/** The answers so far, from the first question on. They outlive a reload until `forget`. */
export function useAnswers() {
  const [answers, setAnswers] = useState(keptAnswers.read);
  return {
    answers,
    choose(place: number, value: number): void {
      const after = [...answers.slice(0, place), value, ...answers.slice(place + 1)];
      setAnswers(after);
      keptAnswers.keep(after);
    },
    /** In this tab; the page itself still knows them, for who asks to have them sent again. */
    forget: keptAnswers.forget,
  };
}
