import { Icon, Spinner, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { cardIssuanceQuery } from '../api/get-card-issuance.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';

/** How far the issuing of her card has come; what it waits for is told as it is. */
export function CardIssuanceWait() {
  const t = useMessages();
  const { data: issuance } = useQuery(cardIssuanceQuery);
  if (issuance?.refused) {
    return (
      <Tile title={t('refused.title')}>
        <div className={styles.screen}>
          <p>{t('refused.text')}</p>
          <TextLink href="/dashboard">{t('wait.dashboard')}</TextLink>
        </div>
      </Tile>
    );
  }
  const isOpen = issuance?.accountOpened ?? false;
  const isIssued = issuance?.cardIssued ?? false;
  return (
    <Tile title={t('wait.title')}>
      <div className={styles.screen}>
        <p>{t('wait.text')}</p>
        <ol className={styles.stages}>
          <Stage state="done" label={t('wait.repayment')} />
          <Stage
            state={isOpen ? 'done' : 'now'}
            label={t(isOpen ? 'wait.account' : 'wait.account.now')}
          />
          <CardStage isOpen={isOpen} isIssued={isIssued} />
        </ol>
        <div role="status">{issuance?.delayed && <p>{t('wait.delayed')}</p>}</div>
        <TextLink href="/dashboard">{t('wait.dashboard')}</TextLink>
      </div>
    </Tile>
  );
}

function CardStage({ isOpen, isIssued }: { isOpen: boolean; isIssued: boolean }) {
  const t = useMessages();
  if (isIssued) return <Stage state="done" label={t('wait.card')} />;
  if (isOpen) return <Stage state="now" label={t('wait.card.now')} />;
  return <Stage state="later" label={t('wait.card.later')} />;
}

interface StageProps {
  state: 'done' | 'now' | 'later';
  label: string;
}

const Stage = ({ state, label }: StageProps) => (
  <li
    className={styles.stage}
    data-state={state}
    aria-current={state === 'now' ? 'step' : undefined}
  >
    <span className={styles.mark}>
      {state === 'done' && <Icon name="circle-check" />}
      {state === 'now' && <Spinner label={label} />}
    </span>
    {label}
  </li>
);
