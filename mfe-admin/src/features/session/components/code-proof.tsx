import { sendCode } from '@reset/remote-sdk/second-factor';
import {
  Banner,
  Button,
  CodeForm,
  Skeleton,
  SkeletonControl,
  SkeletonText,
  Tile,
} from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { beginAdminSession } from '../api/admin-session.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
import styles from './code-proof.module.css';

interface Props {
  userId: string;
  /** null when it is not known. */
  phoneLastFour: string | null;
}

/** Sends a code when she asks for it, and takes it; what was asked for then appears in its place. */
export function CodeProof({ userId, phoneLastFour }: Props) {
  const t = useMessages();
  const [isAsked, setAsked] = useState(false);
  const [sentTo, setSentTo] = useState(t('session.enterAny'));
  // Why no code is looked at any more.
  const [over, setOver] = useState<string | null>(null);

  async function send(): Promise<string | undefined> {
    const result = await sendCode({ userId });
    if (!result.ok) return result.error.message;
    setSentTo(phoneLastFour ? t('session.sentTo', { phoneLastFour }) : t('session.sent'));
    return undefined;
  }

  async function submit(otpAttempt: string) {
    const result = await beginAdminSession({ otpAttempt });
    if (!result.ok) {
      if (result.error.status === 429) setOver(result.error.message);
      return result.error;
    }
    adminTokenStore.getState().keep(result.data.adminToken, result.data.expiresAt);
    return undefined;
  }

  function startAgain() {
    setOver(null);
    setAsked(false);
  }

  if (!isAsked) return <AskForCode send={send} onAsked={() => setAsked(true)} />;
  return (
    <Tile>
      <CodeForm
        title={t('session.enterCode')}
        sentTo={sentTo}
        submitLabel={t('session.submit')}
        onSubmit={submit}
        onResend={send}
        over={over}
        onStartAgain={startAgain}
        canRecover
      />
    </Tile>
  );
}

/** In its place: what will be asked first. */
export const CodeProofSkeleton = () => (
  <Tile>
    <Skeleton>
      <div className={styles.ask}>
        <p>
          <SkeletonText />
        </p>
        <SkeletonControl />
      </div>
    </Skeleton>
  </Tile>
);

interface AskProps {
  /** Resolves to why no code was sent, if so. */
  send: () => Promise<string | undefined>;
  onAsked: () => void;
}

function AskForCode({ send, onAsked }: AskProps) {
  const t = useMessages();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function ask() {
    setSending(true);
    const refusal = await send();
    setSending(false);
    setProblem(refusal);
    if (refusal === undefined) onAsked();
  }

  return (
    <Tile>
      <div className={styles.ask}>
        <p>{t('session.howto')}</p>
        <div role="alert">{problem && <Banner tone="danger">{problem}</Banner>}</div>
        <Button variant="primary" isWide isPending={isSending} onPress={() => void ask()}>
          {t('session.sendCode')}
        </Button>
        <Button variant="quiet" onPress={onAsked}>
          {t('session.haveCode')}
        </Button>
      </div>
    </Tile>
  );
}
