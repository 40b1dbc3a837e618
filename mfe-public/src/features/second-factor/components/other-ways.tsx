import type { SecondFactor } from '@reset/remote-sdk/second-factor';
import { LinkList, Stack, Tile } from '@reset/shared-ui';
import { useMessages } from '#messages.ts';

interface Props {
  factor: SecondFactor;
}

/**
 * What can be a second factor beside texts, and whether it is; passkeys, which take neither; and
 * new recovery codes, where there are any.
 */
export function OtherWays({ factor: { mfaEnabled, authenticatorApp } }: Props) {
  const t = useMessages();
  return (
    <Stack gap={12}>
      <h2>{t('secondFactor.otherWays')}</h2>
      <Tile padding="none">
        <LinkList
          links={[
            {
              href: '/users/second_factor/app',
              icon: 'smartphone',
              title: t('app.title'),
              value: t(authenticatorApp ? 'secondFactor.isOn' : 'secondFactor.isOff'),
            },
            { href: '/users/passkeys', icon: 'key', title: t('passkeys.title') },
            ...(mfaEnabled
              ? [
                  {
                    href: '/users/second_factor/recovery_codes',
                    icon: 'rotate-cw' as const,
                    title: t('recovery.get'),
                  },
                ]
              : []),
          ]}
        />
      </Tile>
    </Stack>
  );
}
