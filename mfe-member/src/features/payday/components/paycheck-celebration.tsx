import type { MemberProfile } from '@reset/remote-sdk';
import { Button, Confetti, DawnArc, Dialog } from '@reset/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { needsBank } from '#features/payouts/payouts.ts';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { formatDollars } from '#money/money.ts';
import { celebratePayday } from '../api/celebrate-payday.ts';
import { paydayQuery, type Payday } from '../api/payday.ts';
import { celebrationWords } from '../model/celebration-words.ts';
import { useMessages } from '../payday-messages.ts';
import styles from './paycheck-celebration.module.css';

/**
 * Congratulates her once for each payday, in whichever browser, when her paycheck is here, or was when
 * she came. Staff who impersonate her are not in her place.
 */
export function PaycheckCelebration({ profile, children }: Props) {
  const { impersonating, repaymentMethod } = profile;
  const {
    data: payday,
    isLoading,
    failureCount,
  } = useQuery({ ...paydayQuery, enabled: !impersonating });
  // What else there is does not wait for a call that fails.
  if (isLoading && failureCount === 0) return null;
  if (!payday?.paycheckReceived || payday.currentPayday === null) return children;
  const day = payday.currentPayday;
  return (
    <OfPayday key={day} day={day} payday={payday} method={repaymentMethod}>
      {children}
    </OfPayday>
  );
}

interface Props {
  profile: Pick<MemberProfile, 'impersonating' | 'repaymentMethod'>;
  /** What else she is congratulated on: it waits until this dialog is closed. */
  children?: ReactNode;
}

interface OfPaydayProps {
  day: string;
  payday: Payday;
  method: MemberProfile['repaymentMethod'];
  children: ReactNode;
}

function OfPayday({ day, payday, method, children }: OfPaydayProps) {
  const [state, setState] = useState<State>(payday.paycheckCelebrated ? 'over' : 'open');
  const { hash } = useLocation();
  const client = useQueryClient();
  // As soon as it is shown: another tab or browser, or a reload, does not show it again.
  useEffect(() => {
    if (state !== 'open') return;
    client.setQueryData(
      paydayQuery.queryKey,
      (read) => read && { ...read, paycheckCelebrated: true },
    );
    // What could not be kept is told once more at the next visit.
    void celebratePayday(day).catch(() => undefined);
  }, [client, state, day]);
  // What she owes and may spend beside it are of before the pay.
  useEffect(() => {
    if (state === 'open') void client.invalidateQueries({ queryKey: overviewQuery.queryKey });
  }, [client, state]);
  // It opened by itself, so that no button has the focus to give it back to.
  useEffect(() => {
    if (state !== 'details' || hash !== DETAILS) return;
    const tab = document.querySelector<HTMLElement>(CHOSEN_TAB);
    const isFree = document.activeElement?.matches('body, h1');
    if (isFree) tab?.focus();
    // The steps begin below it, and would else lie under the fold.
    tab?.scrollIntoView({ block: 'start' });
  }, [state, hash]);
  if (state !== 'open') return children;
  return (
    <Congratulation
      payday={payday}
      method={method}
      onClose={() => setState('closed')}
      onDetails={() => setState('details')}
    />
  );
}

/** Open, closed by her in one of two ways, or over before she came. */
type State = 'open' | 'closed' | 'details' | 'over';

const CHOSEN_TAB = '[role="tab"][aria-selected="true"]';

/** The tab that says what became of her paycheck. */
const DETAILS = '#payday';

interface CongratulationProps extends Pick<OfPaydayProps, 'payday' | 'method'> {
  onClose: () => void;
  onDetails: () => void;
}

function Congratulation({ payday, method, onClose, onDetails }: CongratulationProps) {
  const t = useMessages();
  const navigate = useNavigate();
  function showDetails() {
    onDetails();
    void navigate({ hash: DETAILS });
  }
  // What is left of it waits for her: no time for confetti.
  const isKept = payday.payout !== null && needsBank(payday.payout);
  return (
    <>
      {!isKept && <Confetti />}
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
        {/* The sentence below says it to who does not see it. */}
        <div className={styles.figure} aria-hidden>
          <DawnArc variant="thanks" />
          {formatDollars(payday.paycheckAmount)}
        </div>
        <p>{celebrationWords(payday, method)}</p>
      </Dialog>
    </>
  );
}
