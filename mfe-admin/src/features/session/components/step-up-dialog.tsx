import { Dialog } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { stepUpStore } from '../model/step-up-store.ts';
import { Proof } from './proof.tsx';

/** Asks for a code before what moves money, deletes or exports, where the last one is too old. */
export function StepUpDialog() {
  const t = useMessages();
  const { isAsked, settle } = stepUpStore();
  const token = adminTokenStore(({ token: held }) => held);
  const formerToken = useRef(token);
  useEffect(() => {
    if (isAsked && token !== null && token !== formerToken.current) settle(true);
    formerToken.current = token;
  }, [isAsked, token, settle]);
  // The gate closes, and with it whatever waits here.
  useEffect(() => () => stepUpStore.getState().settle(false), []);
  return (
    <Dialog title={t('session.title')} isOpen={isAsked} onClose={() => settle(false)}>
      <p>{t('session.stepUp')}</p>
      <Proof />
    </Dialog>
  );
}
