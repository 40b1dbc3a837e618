import { announce } from '@reset/remote-sdk';
import { Banner, Button } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { textDocumentLink, type DocumentLink } from '../api/get-document-link.ts';
import { useMessages } from '../identity-messages.ts';
import styles from './document-step.module.css';

interface Props {
  link: DocumentLink;
  /** The way that most take from here. */
  isFirst: boolean;
  onTexted: (link: DocumentLink) => void;
}

/** Sends the link to the phone number that she told, a few times a day. */
export function TextLinkToPhone({ link, isFirst, onTexted }: Props) {
  const t = useMessages();
  const place = useRef<HTMLDivElement>(null);
  const digits = link.phoneNumber.slice(-4);
  const text = useMutation({
    mutationFn: () => textDocumentLink(link.phoneNumber),
    onSuccess(texted) {
      onTexted(texted);
      announce(t('document.texted', { digits }));
      // A disabled button loses the focus of who has just pressed it.
      if (texted.textsLeft === 0) place.current?.focus();
    },
  });
  const isOver = link.textsLeft === 0;
  return (
    <div ref={place} tabIndex={-1} className={styles.way}>
      <h2>{t(isFirst ? 'document.byText' : 'document.byTextToo')}</h2>
      <p>{t(text.isSuccess ? 'document.texted' : 'document.willText', { digits })}</p>
      <div role="alert">{text.error && <Banner tone="danger">{text.error.message}</Banner>}</div>
      <Button
        variant={isFirst && !text.isSuccess ? 'primary' : 'secondary'}
        isDisabled={isOver}
        isPending={text.isPending}
        onPress={() => text.mutate()}
      >
        {t(text.isSuccess ? 'document.textAgain' : 'document.sendText')}
      </Button>
      {isOver && <p className={styles.quiet}>{t('document.textsOver')}</p>}
    </div>
  );
}
