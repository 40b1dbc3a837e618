import { unwrap } from '@reset/remote-sdk';
import { Banner, Button, Stack } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { optOut } from '../api/sms-settings.ts';
import { useMessages } from '../text-messages-messages.ts';

interface Props {
  onDone: () => void;
}

/** Ends being texted; says so when it could not. */
export function DisableTexts({ onDone }: Props) {
  const t = useMessages();
  const { error, isPending, mutate } = useMutation({
    mutationFn: async () => unwrap(await optOut()),
    onSuccess: onDone,
  });
  return (
    <Stack gap={16}>
      <div role="alert">{error && <Banner tone="danger">{error.message}</Banner>}</div>
      <div>
        <Button isPending={isPending} onPress={() => mutate()}>
          {t('disable')}
        </Button>
      </div>
    </Stack>
  );
}
