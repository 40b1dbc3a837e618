import { unlinkBank } from '#features/linked-accounts/linked-accounts.ts';
import { DirectDepositNotFound, UnsupportedBank } from '#features/outcome/outcome.ts';
import { useRefresh } from './use-refresh.ts';

interface Props {
  problem: 'direct_deposit_not_found' | 'unsupported_bank';
  bankName: string | null;
  onLinkPayroll: () => void;
}

/** The linked bank does not do; another may take its place (decision C-061). */
export function BankProblem({ problem, bankName, onLinkPayroll }: Props) {
  const refresh = useRefresh();
  const Problem = problem === 'unsupported_bank' ? UnsupportedBank : DirectDepositNotFound;
  async function connectAnother() {
    await unlinkBank();
    await refresh();
  }
  return (
    <Problem bankName={bankName} onConnectAnother={connectAnother} onLinkPayroll={onLinkPayroll} />
  );
}
