import { Banner, EnglishOnly, QueryPanel, Stack, Text, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import { ChoiceSkeleton } from '#results/choice-skeleton.tsx';
import { closureOutlookQuery, type ClosureOutlook } from '../api/get-closure-outlook.ts';
import { useMessages } from '../manage-account-messages.ts';
import styles from './closure-facts.module.css';

/** What closing the account does: as the services that do it say at this moment. */
export function ClosureFacts() {
  const t = useMessages();
  const outlook = useQuery(closureOutlookQuery);
  return (
    <QueryPanel query={outlook} failure={t('closure.failed')} loading={<ChoiceSkeleton />} isBoxed>
      {(found) => <Facts {...found} />}
    </QueryPanel>
  );
}

function Facts({ settleFirst, endsAtOnce, erasedAtOnce, kept }: ClosureOutlook) {
  const t = useMessages();
  return (
    <Tile title={t('closure.title')}>
      <Stack gap={20}>
        {settleFirst.length > 0 && (
          <Banner tone="warning">
            <p>{t('closure.settleFirst')}</p>
            <ul className={styles.list}>
              {settleFirst.map(({ reason, amount }) => (
                <li key={reason}>
                  {t(`closure.${reason}`, { amount: formatDollars(amount ?? 0) })}
                </li>
              ))}
            </ul>
          </Banner>
        )}
        <EnglishOnly />
        <Sentences title={t('closure.ends')} lines={endsAtOnce} />
        <Sentences title={t('closure.erased')} lines={erasedAtOnce} />
        {[...new Set(kept.map(({ until }) => until))].map((until) => {
          const all = kept.filter((one) => one.until === until);
          return (
            <Sentences
              key={until}
              title={until ? t('closure.until', { date: formatDate(until) }) : t('closure.stays')}
              lines={all.map(({ what }) => what)}
              why={[...new Set(all.flatMap(({ why }) => why))]}
            />
          );
        })}
      </Stack>
    </Tile>
  );
}

interface SentencesProps {
  title: string;
  lines: readonly string[];
  why?: readonly string[];
}

const Sentences = ({ title, lines, why }: SentencesProps) => (
  <Stack gap={8}>
    <h3>{title}</h3>
    <ul className={styles.list} lang="en">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
    {why && why.length > 0 && (
      <div lang="en">
        <Text tone="muted">{why.join(' ')}</Text>
      </div>
    )}
  </Stack>
);
