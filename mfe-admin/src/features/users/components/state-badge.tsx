import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { Badge } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { isListed, stateLabels, stateTone } from '../model/onboarding-state.ts';

interface Props {
  state: UserState | null | undefined;
  canWrap?: boolean;
}

/** The furthest step that a person came to; 'n/a' before the first. */
export function StateBadge({ state, canWrap = false }: Props) {
  const t = useMessages();
  return state && isListed(state) ? (
    <Badge tone={stateTone(state)} canWrap={canWrap}>
      {stateLabels[state]}
    </Badge>
  ) : (
    t('none')
  );
}
