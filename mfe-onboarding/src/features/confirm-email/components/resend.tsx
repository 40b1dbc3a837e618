import { announce, sendConfirmation, unwrap } from '@reset/remote-sdk';
import { Banner, Button, FootAction } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMessages } from '../confirm-email-messages.ts';
import styles from './confirm-email.module.css';

/** Sends the email once more; then the button says so and has done its work. */
export function Resend() {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const resend = useMutation({
    mutationFn: async () => unwrap(await sendConfirmation()),
    onSuccess() {
      announce(t('sent'));
      // A disabled button loses the focus of who has just pressed it.
      place.current?.focus();
    },
  });
  return (
    <div ref={place} tabIndex={-1} className={styles.resend}>
      <div role="alert">
        {resend.error && <Banner tone="danger">{resend.error.message}</Banner>}
      </div>
      <FootAction isInline>
        <Button
          isDisabled={resend.isSuccess}
          isPending={resend.isPending}
          onPress={() => resend.mutate()}
        >
          {resend.isSuccess ? t('sent') : t('resend')}
        </Button>
      </FootAction>
    </div>
  );
}
