import type { SecondFactor } from '@reset/remote-sdk/second-factor';
import { Badge, QueryPanel, Skeleton, TextLink, Tile } from '@reset/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '#messages.ts';
import styles from './security.module.css';
import { TwoFactorSkeleton } from './two-factor.tsx';

interface Props {
  factor: UseQueryResult<SecondFactor>;
}

/** Whether she has an app that shows codes, and the way to set one up or be rid of it. */
export function AuthenticatorApp({ factor }: Props) {
  const t = useMessages();
  return (
    <Tile
      title={t('security.app')}
      aside={
        factor.data && (
          <Badge tone={factor.data.authenticatorApp ? 'success' : 'neutral'}>
            {t(factor.data.authenticatorApp ? 'security.on' : 'security.off')}
          </Badge>
        )
      }
    >
      <QueryPanel
        query={factor}
        failure={t('security.appFailed')}
        loading={
          <Skeleton>
            <TwoFactorSkeleton />
          </Skeleton>
        }
      >
        {({ authenticatorApp }) => (
          <div className={styles.column}>
            <p>{t(authenticatorApp ? 'security.appOnText' : 'security.appOffText')}</p>
            <div>
              <TextLink href="/users/second_factor/app" variant="secondary">
                {t(authenticatorApp ? 'security.removeApp' : 'security.setUpApp')}
              </TextLink>
            </div>
          </div>
        )}
      </QueryPanel>
    </Tile>
  );
}
