import { Tile } from '@reset/shared-ui';
import { Dollars, Facts, StatusWord } from '#features/person/person.ts';
import type { CaseReply } from '../api/get-cases.ts';
import { useMessages } from '../messages.ts';

/** What a member spent of the advance on her refund and owes still, and what became of its return. */
export function AdvanceFacts({ of }: { of: NonNullable<CaseReply['unrepaidAdvance']> }) {
  const t = useMessages();
  const { owed, incomeTaxReturn: filed } = of;
  return (
    <Tile title={t('advance.title')}>
      <Facts
        rows={[
          [t('advance.owed'), <Dollars key="owed" of={owed} />],
          [
            t('advance.return'),
            filed ? t('advance.federal', { year: String(filed.taxYear) }) : t('advance.withdrawn'),
          ],
          [t('advance.status'), <StatusWord key="status" of={filed?.taxReturnStatus} />],
          [t('advance.filed'), <Dollars key="filed" of={filed?.refundFiled} />],
          [t('advance.received'), <Dollars key="received" of={filed?.refundReceived} />],
        ]}
      />
    </Tile>
  );
}
