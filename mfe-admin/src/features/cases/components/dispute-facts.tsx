import { Tile } from '@reset/shared-ui';
import { Facts, Dollars, StatusWord, Word } from '#features/person/person.ts';
import { Day } from '#moments/day.tsx';
import { Moment } from '#moments/moment.tsx';
import type { CaseReply } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';
import styles from './cases.module.css';

type Dispute = NonNullable<CaseReply['dispute']>;

/** What a member disputes, in her words, with the dates of Regulation E and what both have written. */
export function DisputeFacts({ of: { dispute, merchantName, purchasedAt } }: { of: Dispute }) {
  const t = useMessages();
  return (
    <>
      <Tile title={t('dispute.title')}>
        <Facts
          rows={[
            [t('state'), <StatusWord key="state" of={dispute.state} />],
            [t('dispute.merchant'), merchantName],
            [t('dispute.purchasedAt'), <Moment key="at" at={purchasedAt} />],
            [t('dispute.claimed'), <Dollars key="amount" of={dispute.amount} />],
            [
              t('dispute.reason'),
              // Who chooses none has this one.
              dispute.reason === 'other' && dispute.description === null ? (
                t('dispute.noReason')
              ) : (
                <Word key="reason" of={dispute.reason} />
              ),
            ],
            [t('dispute.words'), dispute.description],
            [t('dispute.creditDue'), <Day key="credit-due" on={dispute.creditDueOn} />],
            [t('dispute.resolveDue'), <Day key="resolve-due" on={dispute.resolveDueOn} />],
            [t('dispute.credit'), <Dollars key="credit" of={dispute.credit?.amount} />],
            [t('dispute.decision'), dispute.decisionReason],
          ]}
        />
      </Tile>
      <Messages messages={dispute.messages} />
    </>
  );
}

function Messages({ messages }: Pick<Dispute['dispute'], 'messages'>) {
  const t = useMessages();
  return (
    <Tile title={t('dispute.messages')}>
      {messages.length === 0 && <p>{t('dispute.noMessages')}</p>}
      <ol>
        {messages.map(({ id, author, text, sentAt }) => (
          <li key={id} className={styles.message}>
            <p className={styles.from}>
              {t(`dispute.${author}`)}, <Moment at={sentAt} />
            </p>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Tile>
  );
}
