import { Badge, DawnArc, Icon, Spinner, TextLink, Tile } from '@reset/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useStepPart } from '#features/step-place/step-place.ts';
import { cardIssuanceQuery, type CardIssuance } from '../api/get-card-issuance.ts';
import { useMessages } from '../card-issuance-messages.ts';
import styles from './card-issuance.module.css';

/** How far the issuing of her card has come; what it waits for is told as it is. */
export function CardIssuanceWait() {
  const t = useMessages();
  const { data: issuance } = useQuery(cardIssuanceQuery);
  useStepPart(partOf(issuance));
  if (issuance?.refused) {
    return (
      <Tile title={t('refused.title')} aside={<Badge tone="pending">{t('refused.state')}</Badge>}>
        <div className={styles.screen}>
          <DawnArc variant="failed" />
          <p>{t('refused.text')}</p>
          <TextLink href="/dashboard">{t('wait.dashboard')}</TextLink>
        </div>
      </Tile>
    );
  }
  const isOpen = issuance?.accountOpened ?? false;
  const isIssued = issuance?.cardIssued ?? false;
  return (
    <Tile title={t(isIssued ? 'ready.title' : 'wait.title')}>
      <div className={styles.screen}>
        <div role="status">{!isIssued && <p>{t(waitOf(issuance))}</p>}</div>
        <Stages isOpen={isOpen} isIssued={isIssued} />
        <TextLink href="/dashboard">{t('wait.dashboard')}</TextLink>
      </div>
    </Tile>
  );
}

/** Why she waits, as far as it is known. */
function waitOf(issuance: CardIssuance | undefined) {
  if (issuance?.delayedBy) return `wait.${issuance.delayedBy}` as const;
  return issuance?.delayed ? 'wait.delayed' : 'wait.text';
}

/** What she is told of it. */
function partOf(issuance: CardIssuance | undefined): string {
  if (issuance?.refused) return 'refused';
  return issuance?.cardIssued ? 'issued' : 'wait';
}

interface Progress {
  isOpen: boolean;
  isIssued: boolean;
}

function Stages({ isOpen, isIssued }: Progress) {
  const t = useMessages();
  return (
    <ol className={styles.stages}>
      <Stage state="done" label={t('wait.repayment')} />
      <Stage
        state={isOpen ? 'done' : 'now'}
        label={t(isOpen ? 'wait.account' : 'wait.account.now')}
      />
      <CardStage isOpen={isOpen} isIssued={isIssued} />
    </ol>
  );
}

function CardStage({ isOpen, isIssued }: Progress) {
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
      {state === 'later' && <Icon name="clock" />}
    </span>
    {label}
  </li>
);
