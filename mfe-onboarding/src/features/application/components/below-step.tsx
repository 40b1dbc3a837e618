import type { MemberProfile } from '@reset/remote-sdk';
import { CancelApplication } from '#features/cancel/cancel.ts';
import { LinkedAccounts } from '#features/linked-accounts/linked-accounts.ts';
import { NeedHelp } from '#features/need-help/need-help.ts';
import styles from './application.module.css';
import { PayrollLater } from './payroll-later.tsx';

interface Props {
  profile: MemberProfile;
  /** Something was linked or unlinked. */
  onChanged: () => void;
  canCancel: boolean;
  canLinkPayroll: boolean;
  isRefused: boolean;
  /** Not where her card is made of what is linked: it is no part of this application. */
  hasLinks: boolean;
}

/**
 * What stands below whatever is asked, refusals, reviews and ends too: what is linked can be unlinked
 * everywhere. Not while that is about to change its height by itself, which would push this about.
 */
export const BelowStep = ({ profile, onChanged, ...ways }: Props) => (
  <>
    {ways.hasLinks && (
      <div className={styles.linked}>
        <LinkedAccounts
          names={{
            plaid: profile.linkedBank?.name ?? null,
            pinwheel: profile.linkedPayroll?.name ?? null,
          }}
          onUnlinked={onChanged}
        >
          {ways.canLinkPayroll && profile.linkedPayroll === null && (
            <PayrollLater onLinked={onChanged} />
          )}
        </LinkedAccounts>
      </div>
    )}
    <div className={styles.foot}>
      <NeedHelp />
      {ways.canCancel && (
        <div className={styles.cancel}>
          <CancelApplication profile={profile} isRefused={ways.isRefused} />
        </div>
      )}
    </div>
  </>
);
