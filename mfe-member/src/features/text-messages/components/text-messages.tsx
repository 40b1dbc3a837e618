import {
  Badge,
  Skeleton,
  SkeletonControl,
  SkeletonText,
  Stack,
  Text,
  Tile,
} from '@reset/shared-ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { DoneMessage } from '#results/done-message.tsx';
import { smsSettingsQuery, type SmsSettings } from '../api/sms-settings.ts';
import { useMessages } from '../text-messages-messages.ts';
import { DisableTexts } from './disable-texts.tsx';
import { EnableTexts } from './enable-texts.tsx';

/** How long it is said that it is done before the account page comes. */
const LEAVES_AFTER_MS = 1_000;

interface Props {
  settings: SmsSettings;
  /** Ten digits. */
  phoneNumber: string;
}

/** Whether she is texted about her account, and the way to change that, which leads back. */
export function TextMessages({ settings, phoneNumber }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [done, setDone] = useState<'enabled' | 'disabled' | null>(null);
  useEffect(() => {
    if (done === null) return undefined;
    const timer = setTimeout(() => void navigate('/account'), LEAVES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [done, navigate]);

  const finish = (what: 'enabled' | 'disabled') => () => {
    void client.invalidateQueries(smsSettingsQuery);
    setDone(what);
  };

  if (done !== null) return <DoneMessage>{t(done)}</DoneMessage>;
  const digits = phoneNumber.slice(-4);
  const { optedIn } = settings;
  return (
    <Tile
      title={t('heading')}
      aside={<Badge tone={optedIn ? 'success' : 'neutral'}>{t(optedIn ? 'on' : 'off')}</Badge>}
    >
      <Stack gap={16}>
        <Text>{t(optedIn ? 'onText' : 'offText', { digits })}</Text>
        <Text tone="muted">{t('codes')}</Text>
        {optedIn ? (
          <DisableTexts onDone={finish('disabled')} />
        ) : (
          <EnableTexts settings={settings} onDone={finish('enabled')} />
        )}
      </Stack>
    </Tile>
  );
}

export function TextMessagesSkeleton() {
  const t = useMessages();
  return (
    <Skeleton>
      <Tile title={t('heading')}>
        <Stack gap={16}>
          <Text>
            <SkeletonText />
          </Text>
          <Text>
            <SkeletonText />
          </Text>
          <SkeletonText />
          <SkeletonText />
          <SkeletonControl />
        </Stack>
      </Tile>
    </Skeleton>
  );
}
