import { stateName } from '@reset/application-engine/policy/states.ts';
import { profileQuery } from '@reset/remote-sdk';
import {
  advanceSummary,
  FEDERAL,
  federalOf,
  ofNewestYear,
  totalCentsToPay,
  totalOwed,
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
import { hasPage } from '#navigation/has-page.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { toCents } from '#money/money.ts';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { t } from '../tax-return-messages.ts';
import { useAdvanceState } from './use-advance-state.ts';
import styles from './accepted-return.module.css';

const APPLICATION = '/apply';

/**
 * Congratulates her once on what is accepted: of all that she has not been told of, in one dialog,
 * which marks them as read when it is closed. A federal return and a state's may be told apart. Where
 * nothing comes back and something is owed, it says so and celebrates nothing.
 */
export function AcceptedReturn() {
  const client = useQueryClient();
  const { data: notifications = [] } = useQuery(notificationsQuery);
  const { data: returns = [], isPending } = useQuery(taxReturnsQuery);
  const advance = useAdvance(returns);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const navigate = useNavigate();
  const accepted = notifications.filter(
    ({ id, type }) => type === 'income_tax_return_accepted' && !closed.has(id),
  );
  const isAccepted = accepted.length > 0;
  // What was read of her returns and her limit may be older than what is said here.
  useEffect(() => {
    if (!isAccepted) return;
    void client.invalidateQueries({ queryKey: taxReturnsQuery.queryKey });
    void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }, [client, isAccepted]);
  if (!isAccepted) return null;
  const told = toldOf(accepted, returns);
  const isOwed = totalOwed(told) > 0 && totalRefund(told) === 0;
  // What is owed is known once they are read.
  const isCelebrated = !isPending && !isOwed;

  function close() {
    setClosed(new Set([...closed, ...accepted.map(({ id }) => id)]));
    // What could not be marked is told once more at the next visit.
    for (const { id } of accepted) void markAsRead(id).catch(() => undefined);
  }

  function leaveFor(path: string) {
    close();
    void navigate(path);
  }

  // An advance is of the federal refund.
  const early = federalOf(told) ? advance : null;
  return (
    <>
      {isCelebrated && <Confetti />}
      <Dialog
        title={t(isOwed ? 'accepted.title.owed' : 'accepted.title')}
        isOpen
        onClose={close}
        actions={
          <>
            {isCardAwaited(early) && (
              <Button onPress={() => leaveFor(APPLICATION)}>{t('advance.apply')}</Button>
            )}
            <Button variant="primary" onPress={() => leaveFor('/tax-return')}>
              {t('accepted.see')}
            </Button>
          </>
        }
      >
        {isCelebrated && (
          <div className={styles.picture}>
            <DawnArc variant="thanks" />
          </div>
        )}
        {[...sentencesOf(accepted), ...nextOf(told), ...advanceOf(early)].map((sentence) => (
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

/** The returns of which she is told. */
function toldOf(accepted: readonly Notification[], returns: readonly IncomeTaxReturn[]) {
  const jurisdictions = new Set(accepted.map(({ params }) => params.jurisdiction));
  return ofNewestYear(returns).filter(({ jurisdiction }) => jurisdictions.has(jurisdiction));
}

/** The refund of what was accepted, and when she hears of it, and what is owed; nothing where none is known. */
function nextOf(told: readonly IncomeTaxReturn[]): string[] {
  const accepted = told.filter(({ taxReturnStatus }) => taxReturnStatus === 'accepted');
  const [refund, owed] = [totalRefund(accepted), totalCentsToPay(accepted)];
  const amount = formatMoney(refund * 100, { isWhole: true });
  return [
    ...(refund > 0 ? [t('accepted.next', { amount })] : []),
    ...(owed > 0 ? [t('accepted.owed', { amount: formatMoney(owed) })] : []),
  ];
}

/** An advance that is hers now: in her limit, or early with a card, which she has not. */
type AdvanceToTell = { state: 'in_limit' | 'needs_card'; cents: number };

/** null where there is none, and while it is not known. */
function useAdvance(returns: readonly IncomeTaxReturn[]): AdvanceToTell | null {
  const { data: profile } = useQuery(profileQuery);
  const { data: overview } = useQuery(overviewQuery);
  const state = useAdvanceState(returns, profile);
  if (!overview) return null;
  if (state === 'needs_card') {
    return { state, cents: advanceSummary(returns, overview.asOf).refundAdvanceAmount };
  }
  return state === 'in_limit' && overview.taxRefund
    ? { state, cents: toCents(overview.taxRefund.amount) }
    : null;
}

/** How much of it is hers by what was accepted, and how. */
const advanceOf = (early: AdvanceToTell | null): string[] =>
  early ? [t(ADVANCES[early.state], { amount: formatMoney(early.cents) })] : [];

const ADVANCES = { in_limit: 'accepted.advance', needs_card: 'accepted.needs_card' } as const;

/** She has to have a card for it, which can be applied for here. */
const isCardAwaited = (early: AdvanceToTell | null): boolean =>
  early?.state === 'needs_card' && hasPage(APPLICATION);

function sentenceOf(jurisdiction: string | null): string {
  if (jurisdiction === null) return t('accepted.plain');
  if (jurisdiction === FEDERAL) return t('accepted.federal');
  return t('accepted.state', { state: stateName(jurisdiction) });
}
