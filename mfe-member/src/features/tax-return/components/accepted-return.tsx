import { stateName } from '@reset/application-engine/policy/states.ts';
import {
  FEDERAL,
  ofNewestYear,
  totalRefund,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Button, Confetti, DawnArc, Dialog } from '@reset/shared-ui';
import { formatMoney } from '@reset/shared-ui/format-money.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  markAsRead,
  notificationsQuery,
  type Notification,
} from '#features/notifications/notifications.ts';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { t } from '../tax-return-messages.ts';
import styles from './accepted-return.module.css';

/**
 * Congratulates her once on what is accepted: of all that she has not been told of, in one dialog,
 * which marks them as read when it is closed. A federal return and a state's may be told apart.
 */
export function AcceptedReturn() {
  const client = useQueryClient();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const { data: returns = [] } = useQuery(taxReturnsQuery);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  // It opened by itself, so that no button has the focus to give it back to.
  useEffect(() => {
    const isLost = closed.size > 0 && document.activeElement === document.body;
    if (isLost) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [closed]);
  const accepted = notifications.filter(
    ({ id, type }) => type === 'income_tax_return_accepted' && !closed.has(id),
  );
  const isAccepted = accepted.length > 0;
  // What was read of her returns may be older than what is said here.
  useEffect(() => {
    if (isAccepted) void client.invalidateQueries({ queryKey: taxReturnsQuery.queryKey });
  }, [client, isAccepted]);
  if (!isAccepted) return null;

  function close() {
    setClosed(new Set([...closed, ...accepted.map(({ id }) => id)]));
    // What could not be marked is told once more at the next visit.
    for (const { id } of accepted) void markAsRead(id).catch(() => undefined);
  }

  return (
    <>
      <Confetti />
      <Dialog
        title={t('accepted.title')}
        isOpen
        onClose={close}
        actions={
          <Button
            variant="primary"
            onPress={() => {
              close();
              void navigate('/tax-return');
            }}
          >
            {t('accepted.see')}
          </Button>
        }
      >
        <div className={styles.picture}>
          <DawnArc variant="thanks" />
        </div>
        {[...sentencesOf(accepted), ...nextOf(accepted, returns)].map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </Dialog>
    </>
  );
}

/** Each once, the first first. */
const sentencesOf = (accepted: readonly Notification[]): string[] => [
  ...new Set(accepted.map(({ params }) => sentenceOf(params.jurisdiction))),
];

/** The refund of what was accepted, and when she hears of it; nothing where none is known. */
function nextOf(accepted: readonly Notification[], returns: readonly IncomeTaxReturn[]): string[] {
  const told = new Set(accepted.map(({ params }) => params.jurisdiction));
  const dollars = totalRefund(
    ofNewestYear(returns).filter(
      ({ jurisdiction, taxReturnStatus }) =>
        taxReturnStatus === 'accepted' && told.has(jurisdiction),
    ),
  );
  if (dollars === 0) return [];
  return [t('accepted.next', { amount: formatMoney(dollars * 100, { isWhole: true }) })];
}

function sentenceOf(jurisdiction: string | null): string {
  if (jurisdiction === null) return t('accepted.plain');
  if (jurisdiction === FEDERAL) return t('accepted.federal');
  return t('accepted.state', { state: stateName(jurisdiction) });
}
