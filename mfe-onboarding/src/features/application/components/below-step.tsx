import type { MemberProfile } from '@reset/remote-sdk';
import { CancelApplication } from '#features/cancel/cancel.ts';
import { LinkedAccounts } from '#features/linked-accounts/linked-accounts.ts';
import { NeedHelp } from '#features/need-help/need-help.ts';
import styles from './application.module.css';

interface Props {
  profile: MemberProfile;
  onUnlinked: () => void;
  canCancel: boolean;
  canUnlink: boolean;
}

/**
 * What stands below whatever is asked. Not while that is about to change its height by itself, which
 * would push this about.
 */
export const BelowStep = ({ profile, onUnlinked, canCancel, canUnlink }: Props) => (
  <>
    {canUnlink && (
      <div className={styles.linked}>
        <LinkedAccounts
          names={{
            plaid: profile.linkedBank?.name ?? null,
            pinwheel: profile.linkedPayroll?.name ?? null,
          }}
          onUnlinked={onUnlinked}
        />
      </div>
    )}
    <div className={styles.foot}>
      <NeedHelp />
      {canCancel && (
        <div className={styles.cancel}>
          <CancelApplication />
        </div>
      )}
    </div>
  </>
);
