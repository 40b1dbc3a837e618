import { isAnyRejected, type IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';

/** What is asked or told of her taxes. */
export type FilingStage = 'file' | 'wait' | 'issue' | 'done';

type Return = Pick<IncomeTaxReturn, 'taxReturnStatus'>;

interface Filing {
  returns: readonly Return[];
  /** A return was sent in just now, of which nothing may be known yet. */
  isFiled: boolean;
  /** Her application has it that she has filed. */
  isComplete: boolean;
}

export function filingStage({ returns, isFiled, isComplete }: Filing): FilingStage {
  if (isAnyRejected(returns)) return isFiled ? 'wait' : 'issue';
  if (isComplete) return 'done';
  return isFiled || returns.length > 0 ? 'wait' : 'file';
}
