import { PageLayout } from '@reset/shared-ui';

/** /csc, for each partner. */
export function PartnerCardPage() {
  return <PageLayout title="">{null}</PageLayout>;
}
