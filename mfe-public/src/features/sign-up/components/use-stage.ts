import { useSearchParams } from 'react-router';

export type Stage = 'intro' | 'form';

/** The stage of the sign-up, in the address: so back and reload do what they should. */
export function useStage(): [Stage, (stage: Stage) => void] {
  const [search, setSearch] = useSearchParams();
  const stage = search.get('stage') === 'form' ? 'form' : 'intro';
  const turnTo = (next: Stage) =>
    setSearch((before) => {
      const after = new URLSearchParams(before);
      after.set('stage', next);
      return after;
    });
  return [stage, turnTo];
}
