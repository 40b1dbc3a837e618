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
import { useState, type ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { beginAdminSession } from '../api/admin-session.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { PasskeyProof } from './passkey-proof.tsx';
import styles from './code-proof.module.css';

interface Props {
  userId: string;
  /** null when no codes are texted. */
  phoneLastFour: string | null;
  /** An authenticator app shows her codes: none is sent unless she asks for it. */
  hasApp: boolean;
  /** One of hers serves in the place of a code. */
  hasPasskey: boolean;
}

/** Takes a code of her app, or one that is sent when she asks for it; what was asked for then appears in its place. */
export function CodeProof({ userId, phoneLastFour, hasApp, hasPasskey }: Props) {
  const t = useMessages();
  const [isAsked, setAsked] = useState(hasApp);
  const [isByApp, setByApp] = useState(hasApp);
  const [sentTo, setSentTo] = useState(t(hasApp ? 'session.fromApp' : 'session.enterAny'));
  const [problem, setProblem] = useState<string>();
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
    adminTokenStore.getState().keep(result.data);
    return undefined;
  }

  async function sendInstead() {
    const refusal = await send();
    setProblem(refusal);
    setByApp(refusal !== undefined);
  }

  function startAgain() {
    setOver(null);
    setAsked(hasApp);
  }

  if (!isAsked) {
    return (
      <AskForCode send={send} onAsked={() => setAsked(true)}>
        {hasPasskey && <PasskeyProof />}
      </AskForCode>
    );
  }
  return (
    <Tile>
      <CodeForm
        title={t('session.enterCode')}
        sentTo={sentTo}
        submitLabel={t('session.submit')}
        onSubmit={submit}
        {...(isByApp ? {} : { onResend: send })}
        over={over}
        onStartAgain={startAgain}
        canRecover
      >
        {hasPasskey && over === null && <PasskeyProof />}
        {isByApp && over === null && phoneLastFour !== null && (
          <>
            <Button variant="quiet" onPress={() => void sendInstead()}>
              {t('session.textInstead')}
            </Button>
            <div role="alert">{problem && <Banner tone="danger">{problem}</Banner>}</div>
          </>
        )}
      </CodeForm>
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
  /** Another way than a code. */
  children: ReactNode;
}

function AskForCode({ send, onAsked, children }: AskProps) {
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
        {children}
      </div>
    </Tile>
  );
}
