import { PageLayout } from '@reset/shared-ui';

/** /csc/tax, for each partner. */
export function PartnerTaxPage() {
  return <PageLayout title="">{null}</PageLayout>;
}
