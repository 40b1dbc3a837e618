import type { MemberProfile } from '@reset/remote-sdk';
import { rejectedReturns, type IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { isFirstLoad, QueryFailure, Skeleton, Tile, useHeld } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { expectArrival, useStepPart } from '#features/step-place/step-place.ts';
import { useAdvance } from '#features/refund-advance/refund-advance.ts';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { taxReturnsQuery } from '../api/get-tax-returns.ts';
import { filingStage } from '../model/filing-stage.ts';
import { useMessages } from '../tax-filing-messages.ts';
import { FilingDialog } from './filing-dialog.tsx';
import { FilingStart } from './filing-start.tsx';
import { FilingWait } from './filing-wait.tsx';
import { TaxReturnIssue } from './tax-return-issue.tsx';
import { TaxesDone } from './taxes-done.tsx';

interface Props {
  profile: MemberProfile;
  /** Her application has it that she has filed. */
  isComplete: boolean;
  /** A return was sent in. */
  onFiled: () => void;
}

/** Her taxes: to be filed, on their way, done, or to be corrected; or that nobody can say. */
export function TaxFiling(props: Props) {
  const t = useMessages();
  const query = useReturns();
  if (query.data !== undefined || isFirstLoad(query)) return <Filing {...props} query={query} />;
  return (
    <Tile>
      <QueryFailure query={query} title={t('failed')} isPage />
    </Tile>
  );
}

const useReturns = () => useQuery(taxReturnsQuery);

interface FilingProps extends Props {
  query: ReturnType<typeof useReturns>;
}

function Filing({ profile, isComplete, onFiled, query }: FilingProps) {
  const t = useMessages();
  const [isOpen, setOpen] = useState(false);
  const returns = query.data ?? [];
  const [isFiled, setFiled] = useFiled(returns);
  // What is behind the widget stays as it is until that is closed.
  const stage = useHeld(filingStage({ returns, isFiled, isComplete }), isOpen);
  // Another rejection is another issue.
  if (isFiled && stage === 'done') setFiled(false);
  const advance = useAdvance(profile);
  const isKnown = !isFirstLoad(query) && advance !== null;
  useStepPart(isKnown ? stage : null);
  // Its tile will be of another height.
  useStandAlone(!isKnown);
  if (!isKnown) {
    return (
      <Tile>
        <Skeleton label={t('loading')} lines={4} />
      </Tile>
    );
  }

  function handleFiled() {
    setFiled(true);
    // The page of what is done is announced as the next step.
    if (!isComplete) expectArrival();
    void query.refetch();
    onFiled();
  }

  return (
    <>
      {stage === 'file' && (
        <FilingStart profile={profile} season={advance.season} onOpen={() => setOpen(true)} />
      )}
      {stage === 'wait' && <FilingWait returns={returns} onOpen={() => setOpen(true)} />}
      {stage === 'issue' && <TaxReturnIssue returns={returns} onOpen={() => setOpen(true)} />}
      {stage === 'done' && (
        <TaxesDone
          profile={profile}
          returns={returns}
          advance={advance.stateOf(returns)}
          advanceCents={advance.amountOf(returns)}
        />
      )}
      {isOpen && <FilingDialog onFiled={handleFiled} onClose={() => setOpen(false)} />}
    </>
  );
}

/**
 * Whether a return was sent in just now, of which nothing is known yet: until others are rejected than
 * were when it was sent in, as what is left of several.
 */
function useFiled(returns: readonly IncomeTaxReturn[]) {
  const open = rejectedReturns(returns)
    .map(({ jurisdiction, taxYear }) => `${jurisdiction} ${taxYear}`)
    .join();
  const [openWhenFiled, setOpenWhenFiled] = useState<string | null>(null);
  if (openWhenFiled !== null && openWhenFiled !== open) setOpenWhenFiled(null);
  const setFiled = (isFiled: boolean) => setOpenWhenFiled(isFiled ? open : null);
  return [openWhenFiled !== null, setFiled] as const;
}
