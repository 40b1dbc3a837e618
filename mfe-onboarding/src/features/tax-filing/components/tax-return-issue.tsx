import {
  isAnyRejected,
  ofNewestYear,
  totalCentsToPay,
  type IncomeTaxReturn,
} from '@reset/remote-sdk/tax-returns';
import { Button, DawnArc, FootAction, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import { FiledReturns, OwedTax } from './filed-returns.tsx';

interface Props {
  returns: readonly IncomeTaxReturn[];
  onOpen: () => void;
}

/** Which returns were not accepted, and which are sent in; why that may be, and the way to correct them. */
export function TaxReturnIssue({ returns, onOpen }: Props) {
  const t = useMessages();
  const isAnySent = returns.some((one) => !isAnyRejected([one]));
  const isOwed = totalCentsToPay(ofNewestYear(returns)) > 0;
  return (
    <Tile title={t('issue.title')}>
      <Stack gap={16}>
        <DawnArc variant="failed" />
        <FiledReturns returns={returns} />
        <Text>{t('issue.text')}</Text>
        {isAnySent && <Text>{t(isOwed ? 'issue.sent.owed' : 'issue.sent')}</Text>}
        <OwedTax returns={returns} />
        <FootAction isInline>
          <Button variant="primary" onPress={onOpen}>
            {t('issue.open')}
          </Button>
          <TextLink href="/dashboard">{t('done.dashboard')}</TextLink>
        </FootAction>
      </Stack>
    </Tile>
  );
}
