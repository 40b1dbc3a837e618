import { Banner, Button, Stack } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

interface Props {
  /** Why what was proven serves no longer. */
  why: string;
  onStartAgain: () => void;
}

/** What was begun after the proof is over: the way back to the password. */
export function StartAgain({ why, onStartAgain }: Props) {
  const t = useMessages();
  return (
    <Stack gap={20}>
      <div role="alert">
        <Banner tone="danger">{why}</Banner>
      </div>
      <Button variant="primary" isWide onPress={onStartAgain}>
        {t('startAgain')}
      </Button>
    </Stack>
  );
}
