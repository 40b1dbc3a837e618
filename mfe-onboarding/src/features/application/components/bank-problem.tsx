import { Banner } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { unlinkBank } from '#features/linked-accounts/linked-accounts.ts';
import { DirectDepositNotFound, UnsupportedBank } from '#features/outcome/outcome.ts';
import styles from './application.module.css';
import { useRefresh } from './use-refresh.ts';

interface Props {
  problem: 'direct_deposit_not_found' | 'unsupported_bank';
  bankName: string | null;
  onLinkPayroll: () => void;
}

/** The linked bank does not do; another may take its place (decision C-061). */
export function BankProblem({ problem, bankName, onLinkPayroll }: Props) {
  const refresh = useRefresh();
  const unlink = useMutation({ mutationFn: unlinkBank, onSuccess: refresh });
  const ways = {
    bankName,
    onConnectAnother: () => unlink.mutate(),
    onLinkPayroll,
    isPending: unlink.isPending,
  };
  return (
    <>
      <div role="alert" className={styles.refusal}>
        {unlink.error && <Banner tone="danger">{unlink.error.message}</Banner>}
      </div>
      {problem === 'unsupported_bank' ? (
        <UnsupportedBank {...ways} />
      ) : (
        <DirectDepositNotFound {...ways} />
      )}
    </>
  );
}
