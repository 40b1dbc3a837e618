import type { MemberProfile } from '@reset/remote-sdk';
import { Button, Confetti, Dialog } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { formatDollars } from '#money/money.ts';
import { celebratedPayday } from '../api/celebrated-payday.ts';
import { paydayQuery, type Payday } from '../api/payday.ts';
import { useMessages } from '../payday-messages.ts';

/**
 * Congratulates her once for each payday, when her paycheck is here, or was when she came. Staff who
 * impersonate her are not in her place.
 */
export function PaycheckCelebration({ profile: { id, impersonating } }: Props) {
  const { data: payday } = useQuery({ ...paydayQuery, enabled: !impersonating });
  if (!payday?.paycheckReceived || payday.currentPayday === null) return null;
  const day = payday.currentPayday;
  return <OfPayday key={day} userId={id} day={day} payday={payday} />;
}

interface Props {
  profile: Pick<MemberProfile, 'id' | 'impersonating'>;
}

function OfPayday({ userId, day, payday }: { userId: string; day: string; payday: Payday }) {
  const [state, setState] = useState<State>(() =>
    celebratedPayday(userId).is(day) ? 'over' : 'open',
  );
  const { hash } = useLocation();
  const client = useQueryClient();
  // As soon as it is shown: another tab, or a reload, does not show it again.
  useEffect(() => celebratedPayday(userId).keep(day), [userId, day]);
  // What she owes and may spend beside it are of before the pay.
  useEffect(() => {
    if (state === 'open') void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }, [client, state]);
  // It opened by itself, so that no button has the focus to give it back to.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (state === 'closed' && isLost) focusOn('main h1');
    if (state === 'details' && hash === DETAILS && isLost) {
      focusOn('[role="tab"][aria-selected="true"]');
    }
  }, [state, hash]);
  return (
    state === 'open' && (
      <Congratulation
        payday={payday}
        onClose={() => setState('closed')}
        onDetails={() => setState('details')}
      />
    )
  );
}

/** Open, closed by her in one of two ways, or over before she came. */
type State = 'open' | 'closed' | 'details' | 'over';

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus();

/** The tab that says what became of her paycheck. */
const DETAILS = '#payday';

interface CongratulationProps {
  payday: Payday;
  onClose: () => void;
  onDetails: () => void;
}

function Congratulation({ payday, onClose, onDetails }: CongratulationProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const paycheck = formatDollars(payday.paycheckAmount);
  function showDetails() {
    onDetails();
    void navigate({ hash: DETAILS });
  }
  return (
    <>
      <Confetti />
      <Dialog
        title={t('celebration.title')}
        isOpen
        onClose={onClose}
        actions={
          <Button variant="primary" onPress={showDetails}>
            {t('celebration.details')}
          </Button>
        }
      >
        <p>
          {payday.repaymentAmount > 0
            ? t(payday.repaymentStatus === 'repaid' ? 'celebration.text' : 'celebration.toRepay', {
                paycheck,
                repaid: formatDollars(payday.repaymentAmount),
                rest: formatDollars(payday.remainderAmount),
              })
            : t('celebration.nothingOwed', { paycheck })}
        </p>
      </Dialog>
    </>
  );
}
