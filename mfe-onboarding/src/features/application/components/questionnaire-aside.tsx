import { useQueryClient } from '@tanstack/react-query';
import { applicationStatusQuery } from '../api/get-application-status.ts';
import type { Product } from '../model/product.ts';
import { Questionnaire } from './lazy-screens.ts';
import { useRefresh } from './use-refresh.ts';

interface Props {
  product: Product;
  onLeave: () => void;
}

/** How she is paid. What it comes to is the application's own screen once that says so as well. */
export function QuestionnaireAside({ product, onLeave }: Props) {
  const client = useQueryClient();
  const refresh = useRefresh();

  async function settle() {
    await refresh();
    const status = client.getQueryData(applicationStatusQuery(product).queryKey);
    if (status?.eligibilityResult.applicationStatus === 'ineligible') onLeave();
  }

  return (
    <Questionnaire
      onDone={(outcome) => void (outcome === 'ineligible' && settle())}
      onConnect={onLeave}
      onCancel={onLeave}
    />
  );
}
