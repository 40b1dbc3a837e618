import type { IneligibleReason } from '@reset/api-contract/onboarding/application-status.ts';
import type { Product } from '#features/product/product.ts';
import { NotAvailable } from './not-available.tsx';
import { Refused } from './refused.tsx';
import { ThankYou } from './thank-you.tsx';
import { Waitlisted } from './waitlisted.tsx';

interface Props {
  product: Product;
  /** null where it is not known. */
  reason: IneligibleReason | null;
  /** How she is paid; for who waits until we can work with that. */
  onAnswerAgain: () => void;
  /** Who she is, and where she lives. */
  onMoved: () => void;
}

/** An application that cannot go on, by what it is that is in its way. */
export function Ineligible({ product, reason, onAnswerAgain, onMoved }: Props) {
  switch (reason) {
    case 'platform':
    case 'waiting_list':
      return <Waitlisted reason={reason} onAnswerAgain={onAnswerAgain} />;
    case 'state':
      return <NotAvailable product={product} onMoved={onMoved} />;
    case 'identity':
    case 'not_approved':
      return <Refused isForIdentity={reason === 'identity'} />;
    case null:
      return <ThankYou />;
  }
}
