import { unrepaidAdvanceWords } from '@reset/remote-sdk/tax-filing';
import type { SpentAdvance } from '@reset/remote-sdk/tax-returns';
import { Figures, Money, Text, TextLink } from '@reset/shared-ui';
import { formatDay } from '#dates/calendar-date.ts';
import { toCents } from '#money/money.ts';
import { useMessages } from '../tax-return-messages.ts';

interface Props extends SpentAdvance {
  /** Repayments have a page for who has the card. */
  hasCard: boolean;
}

/** What she spent of an advance that is in her limit no more, and what repays it. */
export function UnrepaidAdvance({ dollars, repaidBy, awaitedUntil, hasCard }: Props) {
  const t = useMessages();
  return (
    <>
      <Figures
        figures={[{ label: t('unrepaid.amount'), value: <Money cents={toCents(dollars)} /> }]}
      />
      <Text>{unrepaidAdvanceWords({ repaidBy, awaitedUntil }, formatDay)}</Text>
      {hasCard && <TextLink href="/account/repayments">{t('unrepaid.early')}</TextLink>}
    </>
  );
}
