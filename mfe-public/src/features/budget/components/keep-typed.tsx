import { useEffect } from 'react';
import type { BudgetAnswers } from '../model/budget-answers.ts';

interface Props {
  values: BudgetAnswers;
  onType: (answers: BudgetAnswers) => void;
}

/** Tells what is in the form now. */
export function KeepTyped({ values, onType }: Props) {
  useEffect(() => onType(values), [values, onType]);
  return null;
}
