import { Banner } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { overviewQuery } from '#features/spending-limit/spending-limit.ts';
import { connectedWords } from '../model/connected-words.ts';
import { useMessages } from '../repayments-messages.ts';

/** The answer to a bank that she has just connected: which it is, and what goes to it. */
export function BankConnected() {
  const t = useMessages();
  const { data: overview } = useQuery(overviewQuery);
  const box = useRef<HTMLDivElement>(null);
  // The button that opened the dialog is gone with the notice that it was for.
  useEffect(() => box.current?.focus(), []);
  const { title, text } = overview
    ? connectedWords(overview)
    : { title: t('another.done'), text: null };
  return (
    <div ref={box} tabIndex={-1}>
      <Banner tone="success" title={title}>
        {text && <p>{text}</p>}
      </Banner>
    </div>
  );
}
