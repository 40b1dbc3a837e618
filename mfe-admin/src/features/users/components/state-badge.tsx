import type { UserState } from '@reset/api-contract/onboarding/user-states.ts';
import { Badge } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { stateLabels, stateTone } from '../model/onboarding-state.ts';

/** The furthest step that a person came to; 'n/a' before the first. */
export function StateBadge({ state }: { state: UserState | null | undefined }) {
  const t = useMessages();
  return state ? <Badge tone={stateTone(state)}>{stateLabels[state]}</Badge> : t('none');
}
