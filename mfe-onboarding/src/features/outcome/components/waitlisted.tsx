import type { WaitlistReason } from '@reset/api-contract/onboarding/waitlist.ts';
import { Badge, Button } from '@reset/shared-ui';
import { useMessages } from '../outcome-messages.ts';
import { ThankYou } from './thank-you.tsx';

interface Props {
  reason: WaitlistReason;
  onAnswerAgain: () => void;
}

/** Until we can work with how she is paid she waits, or answers the questions anew. */
export function Waitlisted({ reason, onAnswerAgain }: Props) {
  const t = useMessages();
  return (
    <ThankYou
      picture="nothing"
      state={<Badge tone="pending">{t('ineligible.waiting')}</Badge>}
      why={
        <>
          <p>{t(`ineligible.${reason}`)}</p>
          <p>{t('ineligible.again')}</p>
        </>
      }
      ways={<Button onPress={onAnswerAgain}>{t('ineligible.answer')}</Button>}
    />
  );
}
