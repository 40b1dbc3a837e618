import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';
import { announce } from '@reset/remote-sdk';
import { Button } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { followShortcut, type Shortcut, shortcutsOf } from '../api/payroll-shortcuts.ts';
import { useMessages } from '../eligibility-messages.ts';
import { otherPick, type PlatformPick } from '../model/answers.ts';
import styles from './questionnaire.module.css';

interface Props {
  incomeType: IncomeType;
  onChoose: (pick: PlatformPick) => void;
}

/** What many with this kind of income have, one press away; and a way for whose is nowhere. */
export function Shortcuts({ incomeType, onChoose }: Props) {
  const t = useMessages();
  const id = useId();
  const follow = useMutation({
    mutationFn: (shortcut: Shortcut) => followShortcut(shortcut),
    onSuccess: choose,
  });

  function choose(pick: PlatformPick) {
    onChoose(pick);
    announce(t('shortcuts.chosen', { name: pick.label }));
  }

  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className={styles.shortcutsLabel}>
        {t('shortcuts.label')}
      </p>
      <div className={styles.shortcuts}>
        {shortcutsOf(incomeType).map((shortcut) => (
          <Button
            key={shortcut.id}
            isPending={follow.isPending && follow.variables.id === shortcut.id}
            onPress={() => follow.mutate(shortcut)}
          >
            {shortcut.search}
          </Button>
        ))}
        <Button onPress={() => choose(otherPick(t('other')))}>{t('other')}</Button>
      </div>
      <p className={styles.problem} role="alert">
        {follow.isError && t('shortcuts.failed')}
      </p>
    </div>
  );
}
