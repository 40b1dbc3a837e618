import { QueryPanel } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { useMessages } from '../tax-return-messages.ts';

/** Beside what is shown without her returns: that they could not be loaded, with Retry. */
export function ReturnsFailure() {
  const t = useMessages();
  return (
    <QueryPanel query={useQuery(taxReturnsQuery)} failure={t('failed')} isNotice>
      {() => null}
    </QueryPanel>
  );
}
