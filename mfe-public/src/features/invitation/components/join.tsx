import { browserLocation } from '@reset/remote-sdk';
import type { InvitationRefusal } from '@reset/api-contract/admin/staff-invitations.ts';
import { Banner, Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { acceptInvitation } from '../api/accept-invitation.ts';
import { Refused } from './refused.tsx';
import styles from './invitation.module.css';

interface Props {
  token: string;
  /** The session has ended meanwhile. */
  onSessionOver: () => void;
}

/** Joins the staff as who is signed in. Ends in a full navigation. */
export function Join({ token, onSessionOver }: Props) {
  const t = useMessages();
  const [isJoining, setJoining] = useState(false);
  const [reason, setReason] = useState<InvitationRefusal | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function join() {
    setJoining(true);
    const result = await acceptInvitation({ invitationToken: token });
    if (result.ok) {
      browserLocation.assign(result.data.location);
      return;
    }
    setJoining(false);
    if (result.error.status === 401) onSessionOver();
    const why = refusalReason(result.error.code);
    setReason(why);
    setProblem(why === null ? result.error.message : null);
  }

  return (
    <div className={styles.step}>
      <p>{t('invitation.joinText')}</p>
      {reason !== null && <Refused reason={reason} />}
      <div role="alert">{problem !== null && <Banner tone="danger">{problem}</Banner>}</div>
      {reason !== 'link_invalid' && (
        <Button variant="primary" isWide isPending={isJoining} onPress={() => void join()}>
          {t('invitation.join')}
        </Button>
      )}
    </div>
  );
}

/** Why an invitation is not accepted, where somebody can do something about it. */
const REASONS: readonly InvitationRefusal[] = [
  'link_invalid',
  'other_address',
  'unconfirmed',
  'second_factor_required',
];

/** null for any other word: then the server's sentence has to do. */
const refusalReason = (code: string): InvitationRefusal | null =>
  REASONS.find((reason) => reason === code) ?? null;
