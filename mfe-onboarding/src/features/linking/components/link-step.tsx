import { announce } from '@reset/remote-sdk';
import type { LinkSource } from '@reset/remote-sdk/linking';
import { Button, Combobox, Icon, Spinner, Tile } from '@reset/shared-ui';
import { useState, type ReactNode } from 'react';
import { linkSearches } from '../model/link-search.ts';
import { useMessages } from '../linking-messages.ts';
import { AccountLinkDialog } from './account-link-dialog.tsx';
import styles from './link-step.module.css';
import { useInstitutionPick } from './use-institution-pick.ts';

interface LinkStepProps {
  source: LinkSource;
  onLinked: () => void;
  /** Other ways on, after Connect. */
  children?: ReactNode;
}

/** Whom to link, if she likes to say it here, and the widget that does it. */
function LinkStep({ source, onLinked, children }: LinkStepProps) {
  const t = useMessages();
  const { pick, choose, initialText, search } = useInstitutionPick(source);
  const [state, setState] = useState<'choosing' | 'connecting' | 'linked'>('choosing');

  function finish() {
    setState('linked');
    announce(t(`${source}.linked`));
    // Whoever is linked next is another.
    linkSearches.keep(source, { text: '', pick: null });
    onLinked();
  }

  if (state === 'linked') {
    return (
      <Tile title={t(`${source}.title`)}>
        <p className={styles.linked}>
          <Spinner />
          {t(`${source}.linked`)}
        </p>
      </Tile>
    );
  }
  return (
    <Tile title={t(`${source}.title`)}>
      <div className={styles.step}>
        <p className={styles.text}>{t(`${source}.text`)}</p>
        <div className={styles.search}>
          <Combobox
            label={t(`${source}.search`)}
            hint={<p className={styles.hint}>{t('searchHint')}</p>}
            source={search}
            initialText={initialText}
            value={pick}
            onChange={choose}
          />
        </div>
        <div className={styles.actions}>
          <Button variant="primary" onPress={() => setState('connecting')}>
            {t('connect')}
          </Button>
          {children}
        </div>
        <p className={styles.privacy}>
          <Icon name="shield-check" />
          {t('privacy')}
        </p>
      </div>
      {state === 'connecting' && (
        <AccountLinkDialog
          source={source}
          institutionId={pick?.value}
          onLinked={finish}
          onClose={() => setState('choosing')}
        />
      )}
    </Tile>
  );
}

/** Links the checking account that the applicant's pay goes into. */
export const BankStep = ({ onLinked }: Pick<LinkStepProps, 'onLinked'>) => (
  <LinkStep source="plaid" onLinked={onLinked} />
);

interface PayrollStepProps {
  onLinked: () => void;
  /** Asks how she is paid instead; absent where she may do without. */
  onTrouble?: (() => void) | undefined;
  /** Leaves this for what she came from. */
  onBack?: (() => void) | undefined;
  /** Leaves payroll out. */
  skip?: ReactNode;
}

/** Links the applicant's payroll, or another way on. */
export function PayrollStep({ onLinked, onTrouble, onBack, skip }: PayrollStepProps) {
  const t = useMessages();
  return (
    <LinkStep source="pinwheel" onLinked={onLinked}>
      {skip}
      {onTrouble && (
        <Button variant="quiet" onPress={onTrouble}>
          {t('trouble')}
        </Button>
      )}
      {onBack && (
        <Button variant="quiet" onPress={onBack}>
          {t('back')}
        </Button>
      )}
    </LinkStep>
  );
}
