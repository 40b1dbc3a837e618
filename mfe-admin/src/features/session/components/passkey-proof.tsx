import { signByPasskey } from '@reset/remote-sdk/passkeys';
import { Banner, Button } from '@reset/shared-ui';
import { useState } from 'react';
import { useMessages } from '#messages.ts';
import { beginAdminSession } from '../api/admin-session.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';

/** Opens the gate by a passkey. Where she closes the browser's window, nothing has happened. */
export function PasskeyProof() {
  const t = useMessages();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function prove() {
    setPending(true);
    setProblem(await refusalOfPasskey());
    setPending(false);
  }

  async function refusalOfPasskey(): Promise<string | undefined> {
    const signed = await signByPasskey('confirm');
    if (signed.is === 'refused') return signed.error.message;
    if (signed.is === 'unable') return t('session.passkeyUnable');
    if (signed.is === 'cancelled') return undefined;
    const result = await beginAdminSession({ passkey: signed.made });
    if (!result.ok) return result.error.message;
    adminTokenStore.getState().keep(result.data);
    return undefined;
  }

  return (
    <>
      <Button variant="quiet" isPending={isPending} onPress={() => void prove()}>
        {t('session.passkeyInstead')}
      </Button>
      {problem !== undefined && (
        <div role="alert">
          <Banner tone="danger">{problem}</Banner>
        </div>
      )}
    </>
  );
}
