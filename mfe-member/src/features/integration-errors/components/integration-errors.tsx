import { announce, type MemberProfile } from '@reset/remote-sdk';
import { accountLink, type LinkSource } from '@reset/remote-sdk/linking';
import { Banner, Button, LinkDialog, QueryPanel, useHeld } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { notificationsQuery } from '#features/notifications/notifications.ts';
import { useMessages } from '../integration-errors-messages.ts';
import { notificationCards, type NotificationCard } from '../model/notification-cards.ts';
import { unnamedSource } from '../model/unnamed-source.ts';
import { BrokenLink } from './broken-link.tsx';
import styles from './integration-errors.module.css';
import { SkippedPayroll } from './skipped-payroll.tsx';
import { useFocusOnFewer } from './use-focus-on-fewer.ts';

interface Props {
  profile: MemberProfile;
  /** Where the page is about one of these alone; all of them without. */
  only?: NotificationCard;
}

/** The widget that is open: of which link, and whether for another account than the linked one. */
type Widget = { source: LinkSource; isAnother: boolean };
/** What she did, and whether an employer was left, so that the next one can be linked. */
type Done = { text: string; hasLeft: boolean };

/**
 * What stopped telling us of the member's money, and its repair, or what was never linked and could
 * be; nothing when nothing did.
 */
export function IntegrationErrors({ profile, only }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const [widget, setWidget] = useState<Widget | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  // What a poll brings takes no card away while she is at its widget.
  const cards = useHeld(
    notificationCards(notifications, profile).filter((card) => !only || card === only),
    widget !== null,
  );
  const names: Record<LinkSource, string | undefined> = {
    plaid: profile.linkedBank?.name,
    // Whom she signs in with, which is not her employer.
    pinwheel: profile.linkedPayroll?.providerName ?? undefined,
  };

  const region = useFocusOnFewer(cards.length);

  function finish(text: string, hasLeft = false) {
    setWidget(null);
    announce(text);
    setDone({ text, hasLeft });
    void client.invalidateQueries();
  }

  function successOf({ source, isAnother }: Widget): string {
    const name = names[source];
    return isAnother || name === undefined ? t('success') : t('reconnected', { name });
  }

  if (cards.length === 0 && done === null && widget === null) return <NotificationsFailure />;
  return (
    <section ref={region} tabIndex={-1} className={styles.cards} aria-label={t('region')}>
      {done !== null && (
        <Banner
          tone="success"
          actions={
            done.hasLeft && (
              <Button onPress={() => setWidget({ source: 'pinwheel', isAnother: true })}>
                {t('newEmployer')}
              </Button>
            )
          }
        >
          {done.text}
        </Banner>
      )}
      {cards.map((card) => {
        if (card === 'deposit') {
          return (
            <Banner key={card} tone="warning" title={t('deposit.title')}>
              {t('deposit.text')}
            </Banner>
          );
        }
        if (card === 'skipped') {
          return (
            <SkippedPayroll
              key={card}
              notifications={notifications}
              onConnect={() => setWidget({ source: 'pinwheel', isAnother: true })}
            />
          );
        }
        return (
          <BrokenLink
            key={card}
            source={card}
            name={names[card]}
            // Who has no card yet has her application's next step above it.
            isNext={card === cards[0] && profile.currentCardAccount !== null}
            onReconnect={() => setWidget({ source: card, isAnother: false })}
            onConnectAnother={() => setWidget({ source: card, isAnother: true })}
            onLeft={() =>
              finish(t('left.done', { name: names[card] ?? unnamedSource(card) }), true)
            }
          />
        );
      })}
      {widget && (
        <LinkDialog
          title={t(`${widget.source}.${widget.isAnother ? 'new' : 'dialog'}`)}
          {...accountLink({ ...widget, userId: profile.id })}
          onLinked={() => finish(successOf(widget))}
          onClose={() => setWidget(null)}
        />
      )}
    </section>
  );
}

/** That they could not be loaded, with Retry: what is broken would be there else. */
function NotificationsFailure() {
  const t = useMessages();
  return (
    <QueryPanel query={useQuery(notificationsQuery)} failure={t('failed')} isNotice>
      {() => null}
    </QueryPanel>
  );
}
