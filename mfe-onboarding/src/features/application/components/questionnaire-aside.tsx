import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { applicationStatusQuery, type Product } from '../api/get-application-status.ts';
import { Questionnaire } from './lazy-screens.ts';
import { useRefresh } from './use-refresh.ts';

interface Props {
  product: Product;
  onLeave: () => void;
}

/** How she is paid. What it comes to is the application's own screen once that says so as well. */
export function QuestionnaireAside({ product, onLeave }: Props) {
  const refresh = useRefresh();
  const { data: status } = useQuery(applicationStatusQuery(product));
  const [isSettling, setSettling] = useState(false);
  // An answer that was on its way before hers may arrive after it: the next one tells.
  const isSettled = isSettling && status?.eligibilityResult.applicationStatus === 'ineligible';

  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    if (isSettled) leave();
  }, [isSettled]);

  function settle() {
    setSettling(true);
    void refresh();
  }

  return (
    <Questionnaire
      onDone={(outcome) => (outcome === 'ineligible' ? settle() : undefined)}
      onConnect={onLeave}
      onCancel={onLeave}
    />
  );
}
