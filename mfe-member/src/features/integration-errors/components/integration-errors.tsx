import { announce, profileQuery, type MemberProfile } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Banner } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationsQuery } from '#features/notifications/notifications.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '../integration-errors-messages.ts';
import { errorCards } from '../model/error-cards.ts';
import { BrokenLink } from './broken-link.tsx';
import styles from './integration-errors.module.css';
import { useFocusOnFewer } from './use-focus-on-fewer.ts';

interface Props {
  profile: MemberProfile;
}

/** What stopped telling us of the member's money, and its repair; nothing when nothing did. */
export function IntegrationErrors({ profile }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const [repaired, setRepaired] = useState<string | null>(null);
  const cards = errorCards(notifications, profile);
  const names: Record<LinkSource, string | undefined> = {
    plaid: profile.linkedBank?.name,
    pinwheel: profile.linkedPayroll?.name,
  };

  const region = useFocusOnFewer(cards.length);

  function finish(source: LinkSource) {
    const name = names[source];
    const success = name === undefined ? t('success') : t('reconnected', { name });
    announce(success);
    setRepaired(success);
    for (const { queryKey } of [notificationsQuery, overviewQuery, profileQuery]) {
      void client.invalidateQueries({ queryKey });
    }
  }

  if (cards.length === 0 && repaired === null) return null;
  return (
    <section ref={region} tabIndex={-1} className={styles.cards} aria-label={t('region')}>
      {repaired !== null && <Banner tone="success">{repaired}</Banner>}
      {cards.map((card) =>
        card === 'deposit' ? (
          <Banner key={card} tone="warning" title={t('deposit.title')}>
            {t('deposit.text')}
          </Banner>
        ) : (
          <BrokenLink
            key={card}
            source={card}
            name={names[card]}
            userId={profile.id}
            onRepaired={() => finish(card)}
          />
        ),
      )}
    </section>
  );
}
