import { stateName } from '@reset/application-engine/policy/states.ts';
import { FEDERAL, type IncomeTaxReturn } from '@reset/remote-sdk/tax-returns';
import { Badge, Button, DawnArc, FootAction, Stack, Text, TextLink, Tile } from '@reset/shared-ui';
import { useMessages } from '../tax-filing-messages.ts';
import styles from './tax-filing.module.css';

interface Props {
  /** Those that are rejected. */
  returns: readonly IncomeTaxReturn[];
  onOpen: () => void;
}

/** Which returns were not accepted, why that may be, and the way to correct them. */
export function TaxReturnIssue({ returns, onOpen }: Props) {
  const t = useMessages();
  return (
    <Tile title={t('issue.title')}>
      <Stack gap={16}>
        <DawnArc variant="failed" />
        <ul className={styles.returns}>
          {returns.map(({ jurisdiction, taxYear }) => (
            <li key={`${jurisdiction} ${taxYear}`} className={styles.return}>
              <span>
                {jurisdiction === FEDERAL
                  ? t('issue.federal')
                  : t('issue.state', { state: stateName(jurisdiction) })}{' '}
                {taxYear}
              </span>
              <Badge tone="danger">{t('issue.status')}</Badge>
            </li>
          ))}
        </ul>
        <Text>{t('issue.text')}</Text>
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
