import { announce, type MemberProfile } from '@reset/remote-sdk';
import { accountLink, type LinkSource } from '@reset/remote-sdk/linking';
import { Banner, Button, LinkDialog, OnePrimary, QueryPanel, useHeld } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CalendarDate } from '#dates/calendar-date.ts';
import { notificationsQuery, type Notification } from '#features/notifications/notifications.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { useMessages } from '../integration-errors-messages.ts';
import { notificationCards, type NotificationCard } from '../model/notification-cards.ts';
import { unnamedSource } from '../model/unnamed-source.ts';
import { BankRenewal } from './bank-renewal.tsx';
import { BrokenLink } from './broken-link.tsx';
import styles from './integration-errors.module.css';
import { SkippedPayroll } from './skipped-payroll.tsx';
import { useFocusOnFewer } from './use-focus-on-fewer.ts';

interface Props {
  profile: MemberProfile;
  /** Where the page is about one of these alone; all of them without. */
  only?: NotificationCard;
}

/** The widget that is open: of which link, and what it does about it. */
type Widget = { source: LinkSource; what: 'repair' | 'another' | 'first' };
/** What she did, and whether an employer was left, so that the next one can be linked. */
type Done = { text: string; hasLeft: boolean };

/** What asks for something now, and what is known of it. */
function useWantedCards({ profile, only }: Props) {
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const { data: overview } = useQuery(overviewQuery);
  const reconnectBy = overview?.linkedBank?.reconnectBy ?? null;
  const cards = notificationCards(notifications, profile, { isRenewalDue: reconnectBy !== null });
  return {
    notifications,
    reconnectBy,
    wanted: cards.filter((card) => !only || card === only),
  };
}

/**
 * What stopped telling us of the member's money, and its repair, or what was never linked and could
 * be; nothing when nothing did.
 */
export function IntegrationErrors({ profile, only }: Props) {
  const t = useMessages();
  const client = useQueryClient();
  const { notifications, reconnectBy, wanted } = useWantedCards({ profile, only });
  const [widget, setWidget] = useState<Widget | null>(null);
  const [done, setDone] = useState<Done | null>(null);
  // What a poll brings takes no card away while she is at its widget.
  const cards = useHeld(wanted, widget !== null);
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

  function successOf({ source, what }: Widget): string {
    if (what === 'first') return t('unlinked.done');
    const name = names[source];
    return what === 'another' || name === undefined ? t('success') : t('reconnected', { name });
  }

  if (cards.length === 0 && done === null && widget === null) return <NotificationsFailure />;
  return (
    <section ref={region} tabIndex={-1} className={styles.cards} aria-label={t('region')}>
      {done !== null && (
        <Banner
          tone="success"
          actions={
            done.hasLeft && (
              <Button onPress={() => setWidget({ source: 'pinwheel', what: 'another' })}>
                {t('newEmployer')}
              </Button>
            )
          }
        >
          {done.text}
        </Banner>
      )}
      <OnePrimary>
        {cards.map((card) => (
          <Card
            key={card}
            card={card}
            names={names}
            reconnectBy={reconnectBy}
            notifications={notifications}
            onOpen={setWidget}
            onLeft={(name) => finish(t('left.done', { name }), true)}
          />
        ))}
      </OnePrimary>
      {widget && (
        <LinkDialog
          title={t(titleOf(widget))}
          {...accountLink({
            source: widget.source,
            isAnother: widget.what === 'another',
            userId: profile.id,
          })}
          onLinked={() => finish(successOf(widget))}
          onClose={() => setWidget(null)}
        />
      )}
    </section>
  );
}

function titleOf({ source, what }: Widget) {
  if (what === 'first') return 'unlinked.connect';
  return `${source}.${what === 'another' ? 'new' : 'dialog'}` as const;
}

interface CardProps {
  card: NotificationCard;
  names: Record<LinkSource, string | undefined>;
  /** The day by which the bank is to be connected anew. */
  reconnectBy: CalendarDate | null;
  notifications: readonly Notification[];
  onOpen: (widget: Widget) => void;
  /** She works no more where this name was linked. */
  onLeft: (name: string) => void;
}

function Card({ card, names, reconnectBy, notifications, onOpen, onLeft }: CardProps) {
  const t = useMessages();
  switch (card) {
    case 'unlinked':
      return (
        <Banner
          tone="warning"
          title={t('unlinked.title')}
          actions={
            <Button variant="primary" onPress={() => onOpen({ source: 'plaid', what: 'first' })}>
              {t('unlinked.connect')}
            </Button>
          }
        >
          {t('unlinked.text')}
        </Banner>
      );
    case 'renewal':
      return (
        reconnectBy && (
          <BankRenewal
            name={names.plaid ?? unnamedSource('plaid')}
            by={reconnectBy}
            onReconnect={() => onOpen({ source: 'plaid', what: 'repair' })}
          />
        )
      );
    case 'deposit':
      return (
        <Banner tone="warning" title={t('deposit.title')}>
          {t('deposit.text')}
        </Banner>
      );
    case 'skipped':
      return (
        <SkippedPayroll
          notifications={notifications}
          onConnect={() => onOpen({ source: 'pinwheel', what: 'another' })}
        />
      );
    case 'plaid':
    case 'pinwheel':
      return (
        <BrokenLink
          source={card}
          name={names[card]}
          onReconnect={() => onOpen({ source: card, what: 'repair' })}
          onConnectAnother={() => onOpen({ source: card, what: 'another' })}
          onLeft={() => onLeft(names[card] ?? unnamedSource(card))}
        />
      );
  }
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
