import type { Language } from '@reset/api-contract/public/language.ts';
import { type InLanguages, spoken } from '@reset/service-kit';
import { declineReasonOf } from '#features/cards/cards.ts';
import { formatDollars } from '#money/format-dollars.ts';
import type { PushNews } from './push.ts';
import { ENGLISH, type PushWords } from './push-words.ts';
import { SPANISH } from './push-words.es.ts';

/** What a browser shows of a message, and the page of ours that a press opens. */
export type PushContent = { title: string; body: string; path: string; lang: Language };

const WORDS: InLanguages<PushWords> = { 'en-US': ENGLISH, 'es-US': SPANISH };

/** Names of merchants are cut, so that a message fits what every push service takes. */
const MAX_MERCHANT = 60;

/** What is said of something that happened, in her language: what whoever holds the phone may read. */
export function pushContent(language: Language | null | undefined, news: PushNews): PushContent {
  const lang = spoken(language);
  return { ...said(WORDS[lang], news), lang };
}

function said(words: PushWords, news: PushNews): Omit<PushContent, 'lang'> {
  if (news.kind === 'low_balance') {
    return { title: words.low, body: words.lowText, path: '/dashboard' };
  }
  return news.kind === 'payday' ? ofPayday(words, news.details) : ofDecline(words, news.details);
}

type DetailsOf<Kind extends PushNews['kind']> = Extract<PushNews, { kind: Kind }>['details'];

function ofDecline(
  { declined, reasons }: PushWords,
  { card_transaction_id, merchant_name, decline_reason }: DetailsOf<'declined_purchase'>,
): Omit<PushContent, 'lang'> {
  const declinedFor = { customerState: 'declined', declineReason: decline_reason } as const;
  const reason = reasons[declineReasonOf(declinedFor) ?? 'other'];
  const merchant = [...merchant_name].slice(0, MAX_MERCHANT).join('');
  return {
    title: declined,
    body: `${merchant}: ${reason}`,
    path: `/card-transactions/${card_transaction_id}`,
  };
}

function ofPayday(words: PushWords, details: DetailsOf<'payday'>): Omit<PushContent, 'lang'> {
  if (details.what === 'debit') {
    const body = words.debitedText(formatDollars(details.amount_cents));
    return { title: words.debited, body, path: '/account/repayments' };
  }
  const { repaid_cents: cents } = details;
  const body = cents > 0 ? words.repaid(formatDollars(cents)) : words.paidText;
  return { title: words.paid, body, path: '/dashboard#payday' };
}
