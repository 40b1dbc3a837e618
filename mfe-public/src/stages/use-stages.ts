import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Where somebody is on a page that is walked through in stages, one of them in steps. */
export interface Stages<Stage extends string> {
  stage: Stage;
  /** From 1. A stage without steps is at its first. */
  step: number;
  /** Which way she came here, for what slides in. */
  direction: 'forward' | 'back';
  /** An entry of the history more. Without a step: the stage's first. */
  goTo: (stage: Stage, step?: number) => void;
  /** To the step or the stage before, as the browser's own way back does wherever that leads there. */
  goBack: () => void;
}

/**
 * The stage and the step in the address, so that back, forward and reload do what they should.
 * An address that names none of the stages is at the first, an unknown step is the first as well.
 * @param stages in their order, as the address spells them
 * @param steps how many the stage with the most has
 */
export function useStages<Stage extends string>(
  stages: readonly [Stage, ...Stage[]],
  steps: number,
): Stages<Stage> {
  const [search] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const stage = stages.find((name) => name === search.get('stage')) ?? stages[0];
  const step = stepOf(search.get('step'), steps);
  const direction = useDirection(stages.indexOf(stage) * (steps + 1) + step);

  function addressOf(nextStage: Stage, nextStep: number): string {
    const next = new URLSearchParams(search);
    next.set('stage', nextStage);
    next.set('step', String(nextStep));
    if (nextStep === 1) next.delete('step');
    return `?${next}`;
  }

  function addressBefore(): string {
    if (step > 1) return addressOf(stage, step - 1);
    return addressOf(stages[stages.indexOf(stage) - 1] ?? stages[0], 1);
  }

  return {
    stage,
    step,
    direction,
    goTo(nextStage, nextStep = 1) {
      void navigate(addressOf(nextStage, nextStep), { state: IS_NEXT });
    },
    goBack() {
      if (isNext(state)) void navigate(-1);
      // Whoever came by an address has nothing of ours behind her.
      else void navigate(addressBefore(), { replace: true });
    },
  };
}

/** Kept with the entry of the history: the one before it is the step before. */
const IS_NEXT = { isNextStage: true };

const isNext = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isNextStage' in state;

function stepOf(written: string | null, steps: number): number {
  const step = Number(written);
  return Number.isInteger(step) && step >= 1 && step <= steps ? step : 1;
}

/** Whether the place that is shown comes after or before the one that was. */
function useDirection(place: number): 'forward' | 'back' {
  const [shown, setShown] = useState<Shown>({ place, direction: 'forward' });
  if (shown.place === place) return shown.direction;
  const direction = place > shown.place ? 'forward' : 'back';
  setShown({ place, direction });
  return direction;
}

interface Shown {
  place: number;
  direction: 'forward' | 'back';
}
