import type { DisputeState } from '@reset/api-contract/member/card-transactions.ts';
import { Badge } from '@reset/shared-ui';
import { useMessages } from '../disputes-messages.ts';
import { toneOf } from '../model/dispute-state.ts';

interface Props {
  state: DisputeState | null;
}

/** How a purchase is disputed; nothing for one that is not, or no longer. */
export function DisputeMark({ state }: Props) {
  const t = useMessages();
  if (state === null || state === 'withdrawn') return null;
  return (
    <Badge tone={toneOf[state]} canWrap>
      {t(`mark.${state}`)}
    </Badge>
  );
}
