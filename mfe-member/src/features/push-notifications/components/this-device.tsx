import { announce } from '@reset/remote-sdk';
import { Badge, Banner, Button, Stack, Text, Tile } from '@reset/shared-ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { pushSettingsQuery, type PushSettings } from '../api/push-settings.ts';
import { pushSupport, thisBrowser, type PushSupport } from '../model/push-support.ts';
import { isTold, thisDeviceQuery, turnOffHere, turnOnHere } from '../api/this-device.ts';
import { useMessages } from '../push-notifications-messages.ts';

interface Props {
  settings: PushSettings;
  /** Where this browser is pushed to; null where it is not. */
  endpoint: string | null;
}

/** Whether this browser shows what she chose, and the button that changes it, or why there is none. */
export function ThisDevice({ settings, endpoint }: Props) {
  const t = useMessages();
  const [support, setSupport] = useState(() => pushSupport(thisBrowser()));
  const isOn = support === 'supported' && isTold(settings, endpoint);
  const others = settings.subscriptions.filter((one) => !isOn || one.endpoint !== endpoint).length;
  const hasChosen = settings.payday || settings.lowBalance || settings.declinedPurchase;
  return (
    <Tile
      title={t('device')}
      aside={<Badge tone={isOn ? 'success' : 'neutral'}>{t(isOn ? 'on' : 'off')}</Badge>}
    >
      <Stack gap={16}>
        {support === 'supported' ? (
          <>
            <Text>{t(isOn ? 'onText' : 'offText')}</Text>
            {isOn && !hasChosen && <Text tone="muted">{t('nothingChosen')}</Text>}
            <SwitchHere
              isOn={isOn}
              publicKey={settings.publicKey}
              onRefused={() => setSupport(pushSupport(thisBrowser()))}
            />
          </>
        ) : (
          <Text>{t(support satisfies Exclude<PushSupport, 'supported'>)}</Text>
        )}
        {others > 0 && <Text tone="muted">{t('others', { count: others })}</Text>}
      </Stack>
    </Tile>
  );
}

interface SwitchProps {
  isOn: boolean;
  publicKey: string;
  /** She did not let this browser show notifications. */
  onRefused: () => void;
}

function SwitchHere({ isOn, publicKey, onRefused }: SwitchProps) {
  const t = useMessages();
  const client = useQueryClient();
  const { data, isError, isPending, mutate } = useMutation({
    mutationFn: async (): Promise<'turnedOn' | 'turnedOff' | 'notAllowed'> => {
      if (isOn) {
        await turnOffHere();
        return 'turnedOff';
      }
      return (await turnOnHere(publicKey)) ? 'turnedOn' : 'notAllowed';
    },
    onSuccess: async (done) => {
      announce(t(done));
      if (done === 'notAllowed') return onRefused();
      await client.invalidateQueries(thisDeviceQuery);
      await client.invalidateQueries(pushSettingsQuery);
      return undefined;
    },
  });
  return (
    <>
      <div role="alert">
        {isError && <Banner tone="danger">{t('notWorking')}</Banner>}
        {data === 'notAllowed' && <Banner tone="warning">{t('notAllowed')}</Banner>}
      </div>
      <div>
        <Button
          variant={isOn ? 'secondary' : 'primary'}
          isPending={isPending}
          onPress={() => mutate()}
        >
          {t(isOn ? 'turnOff' : 'turnOn')}
        </Button>
      </div>
    </>
  );
}
