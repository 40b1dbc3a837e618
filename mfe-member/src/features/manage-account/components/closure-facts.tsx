import { Banner, EnglishOnly, QueryPanel, Section, Skeleton, Stack, Text } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#dates/calendar-date.ts';
import { formatDollars } from '#money/money.ts';
import { closureOutlookQuery, type ClosureOutlook } from '../api/get-closure-outlook.ts';
import { isLine, useLines } from '../closure-lines-messages.ts';
import { useMessages } from '../manage-account-messages.ts';
import styles from './closure-facts.module.css';

/** What has to be settled before the account can be closed; nothing while it is not known, or where there is nothing. */
export function ClosureObstacles() {
  const t = useMessages();
  const { data } = useQuery(closureOutlookQuery);
  if (!data || data.settleFirst.length === 0) return null;
  return (
    <Banner tone="warning">
      <p>{t('closure.settleFirst')}</p>
      <ul className={styles.list}>
        {data.settleFirst.map(({ reason, amount }) => (
          <li key={reason}>{t(`closure.${reason}`, { amount: formatDollars(amount ?? 0) })}</li>
        ))}
      </ul>
    </Banner>
  );
}

/** What closing the account does: as the services that do it say at this moment. */
export function ClosureFacts() {
  const t = useMessages();
  const outlook = useQuery(closureOutlookQuery);
  return (
    <QueryPanel query={outlook} failure={t('closure.failed')} loading={<Skeleton lines={6} />}>
      {(found) => <Facts {...found} />}
    </QueryPanel>
  );
}

function Facts({ endsAtOnce, erasedAtOnce, kept }: ClosureOutlook) {
  const t = useMessages();
  const all = [...endsAtOnce, ...erasedAtOnce, ...kept.flatMap(({ what, why }) => [what, ...why])];
  return (
    <Section title={t('closure.title')} size="small">
      <Stack gap={20}>
        {!all.every(isLine) && <EnglishOnly />}
        <Sentences title={t('closure.ends')} lines={endsAtOnce} />
        <Sentences title={t('closure.erased')} lines={erasedAtOnce} />
        {[...new Set(kept.map(({ until }) => until))].map((until) => {
          const those = kept.filter((one) => one.until === until);
          return (
            <Sentences
              key={until}
              title={until ? t('closure.until', { date: formatDate(until) }) : t('closure.stays')}
              lines={those.map(({ what }) => what)}
              why={[...new Set(those.flatMap(({ why }) => why))]}
            />
          );
        })}
      </Stack>
    </Section>
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
    <ul className={styles.list}>
      {lines.map((line) => (
        <li key={line}>
          <Sentence of={line} />
        </li>
      ))}
    </ul>
    {why?.map((line) => (
      <Text key={line} tone="muted">
        <Sentence of={line} />
      </Text>
    ))}
  </Stack>
);

/** In the reader's language, or in English, in which it was answered. */
function Sentence({ of }: { of: string }) {
  const t = useLines();
  return isLine(of) ? t(of) : <span lang="en">{of}</span>;
}
