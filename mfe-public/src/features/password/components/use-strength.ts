import { useEffect, useRef, useState } from 'react';
import { startEstimator, type Estimator } from '../model/guessing/estimator.ts';
import { judge, type PasswordOwner, type Strength } from '../model/strength.ts';

/** How good the password is that is being typed; typing does not wait for it. */
export function useStrength(password: string, owner: PasswordOwner): Strength {
  const { firstName, lastName } = owner;
  const estimator = useRef<Estimator | null>(null);
  const [guessing, setGuessing] = useState<number | null | undefined>(undefined);

  useEffect(() => {
    const started = startEstimator();
    estimator.current = started;
    return () => started.stop();
  }, []);

  useEffect(() => {
    if (password === '') return undefined;
    let isCurrent = true;
    void estimator.current?.estimate(password, [firstName, lastName]).then((score) => {
      if (isCurrent) setGuessing(score);
    });
    return () => {
      isCurrent = false;
    };
  }, [password, firstName, lastName]);

  // For the few milliseconds of the next estimate the last one stands: a meter that
  // goes back to nothing at each letter could not be read.
  return judge(password, owner, password === '' ? 0 : guessing);
}
