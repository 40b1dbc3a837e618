import { Dialog } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';
import { useMessages } from '#messages.ts';
import { adminTokenStore } from '../model/admin-token-store.ts';
import { stepUpStore } from '../model/step-up-store.ts';
import { Proof } from './proof.tsx';

/**
 * Asks for a code over the page, which stays as it is: before what moves money, deletes or exports, where
 * the last one is too old, and where the time of the area is over.
 */
export function StepUpDialog() {
  const t = useMessages();
  const { isAsked, settle } = stepUpStore();
  const { token, isOver, drop } = adminTokenStore();
  const formerToken = useRef(token);
  useEffect(() => {
    if (isAsked && token !== null && token !== formerToken.current) settle(true);
    formerToken.current = token;
  }, [isAsked, token, settle]);
  // The gate closes, and with it whatever waits here.
  useEffect(() => () => stepUpStore.getState().settle(false), []);

  function close() {
    settle(false);
    if (isOver) drop();
  }

  return (
    <Dialog title={t('session.title')} isOpen={isAsked || isOver} onClose={close}>
      <p>{t(isOver ? 'session.over' : 'session.stepUp')}</p>
      <Proof />
    </Dialog>
  );
}
