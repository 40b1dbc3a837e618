import { Stack, TextLink } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';
import { WayBack } from '#way-back/way-back.tsx';

/** There are none without a second factor: the way to one. */
export function NoRecoveryCodes() {
  const t = useMessages();
  return (
    <Stack gap={20}>
      <p>{t('recovery.off')}</p>
      <div>
        <TextLink href="/users/second_factor" variant="button">
          {t('secondFactor.title')}
        </TextLink>
      </div>
      <WayBack />
    </Stack>
  );
}
