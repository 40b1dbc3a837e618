import { Accordion, EnglishOnly, RichText, Skeleton } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useStandAlone } from '#features/widget-hold/widget-hold.ts';
import { toggleBlockQuery } from '../api/get-toggle-block.ts';
import { withBankName } from '../model/with-bank-name.ts';
import { useMessages } from '../outcome-messages.ts';

/** The block that editors keep for this. */
const BLOCK = 'toggle-direct-deposit-not-found';

/** What may be the reason, as editors explain it; in our own words while theirs are away. */
export function DepositReasons({ bank }: { bank: string }) {
  const t = useMessages();
  const { data: block, isPending } = useQuery(toggleBlockQuery(BLOCK));
  // How high they are depends on their words, and would push about what stands below.
  useStandAlone(isPending);
  if (isPending) return <Skeleton lines={3} label={t('deposit.loading')} />;
  if (!block || block.items.length === 0) return <p>{t('deposit.why')}</p>;
  return (
    <EnglishOnly>
      <Accordion
        headingLevel={2}
        items={withBankName(block.items, bank).map(({ title, body }) => ({
          title,
          content: <RichText blocks={body} />,
        }))}
      />
    </EnglishOnly>
  );
}
