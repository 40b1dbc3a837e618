import type { Choice } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { linkSearches } from '#features/link-search/link-search.ts';
import type { Product } from '#features/product/product.ts';
import { applicationStatusQuery } from '../api/get-application-status.ts';
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

  // What she chose here is what she connects, without looking for it once more.
  function connect(payroll: Choice | null) {
    if (payroll) {
      const { value, label } = payroll;
      linkSearches.keep('pinwheel', { text: label, pick: { value, label } });
    }
    onLeave();
  }

  return (
    <Questionnaire
      onDone={(outcome) => (outcome === 'ineligible' ? settle() : undefined)}
      onConnect={connect}
      onCancel={onLeave}
    />
  );
}
