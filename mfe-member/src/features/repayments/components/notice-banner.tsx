import { Banner } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { formatDay } from '#dates/calendar-date.ts';
import type { RepaymentNotice } from '../api/repayments.ts';
import { bankWords, money, noticeOf } from '../model/repayment-words.ts';
import { useMessages } from '../repayments-messages.ts';
import styles from './repayments.module.css';

interface Props {
  notice: RepaymentNotice;
  /** What can be done about it. */
  actions: ReactNode;
  /** Undefined where its text is shown; `actions` are hidden with it where another has the first. */
  folded?: 'withActions' | 'textOnly' | undefined;
}

/** Something to be known of her repayments. */
export function NoticeBanner({ notice, actions, folded }: Props) {
  const t = useMessages();
  const words = {
    amount: money(notice.amount),
    bank: bankWords(notice.bankName, notice.bankMask),
    date: notice.day === null ? '' : formatDay(notice.day),
    merchant: notice.merchantName ?? '',
  };
  const { tone, title, text } = noticeOf(notice);
  return (
    <Banner
      tone={tone}
      title={t(title, words)}
      actions={folded === 'withActions' ? undefined : actions}
      isFolded={folded !== undefined}
    >
      <p>{t(text, words)}</p>
      {folded === 'withActions' && <p className={styles.folded}>{actions}</p>}
    </Banner>
  );
}
