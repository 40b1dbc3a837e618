import type { DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import { useMessages } from '../disputes-messages.ts';

interface Props {
  state: DisputeState | null;
  className?: string | undefined;
}

/** How a purchase is disputed, in words; nothing for one that is not, or no longer. */
export function DisputeMark({ state, className }: Props) {
  const t = useMessages();
  if (state === null || state === 'withdrawn') return null;
  return <span className={className}>{t(`mark.${state}`)}</span>;
}
