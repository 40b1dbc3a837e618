import { Banner } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { formatDay } from '#dates/calendar-date.ts';
import type { RepaymentNotice } from '../api/repayments.ts';
import { bankWords, money, noticeOf } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';

interface Props {
  notice: RepaymentNotice;
  /** What can be done about it. */
  actions: ReactNode;
}

/** Something to be known of her repayments. */
export function NoticeBanner({ notice, actions }: Props) {
  const t = useMessages();
  const words = {
    amount: money(notice.amount),
    bank: bankWords(notice.bankName, notice.bankMask),
    date: notice.day === null ? '' : formatDay(notice.day),
  };
  const { tone, title, text } = noticeOf(notice);
  return (
    <Banner tone={tone} title={t(title, words)} actions={actions}>
      <p>{t(text, words)}</p>
    </Banner>
  );
}
