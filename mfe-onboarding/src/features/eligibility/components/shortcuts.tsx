import type { IncomeType } from '@reset/api-contract/onboarding/waitlist.ts';
import { announce } from '@reset/remote-sdk';
import { ChoiceTiles, type Choice } from '@reset/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { followShortcut, type Shortcut, shortcutsOf } from '../api/payroll-shortcuts.ts';
import { useMessages } from '../eligibility-messages.ts';
import { otherPick, type PlatformPick } from '../model/answers.ts';
import styles from './questionnaire.module.css';

interface Props {
  incomeType: IncomeType;
  pick: PlatformPick | null;
  onChoose: (pick: PlatformPick) => void;
}

/** What many with this kind of income have, one press away; and a way for whose is nowhere. */
export function Shortcuts({ incomeType, pick, onChoose }: Props) {
  const t = useMessages();
  const shortcuts = shortcutsOf(incomeType);
  const other = otherPick(t('other'));
  const follow = useMutation({
    mutationFn: (shortcut: Shortcut) => followShortcut(shortcut),
    onSuccess: choose,
  });

  function choose(chosen: PlatformPick) {
    onChoose(chosen);
    announce(t('shortcuts.chosen', { name: chosen.label }));
  }

  function press({ value }: Choice) {
    const shortcut = shortcuts.find(({ id }) => id === value);
    if (shortcut) follow.mutate(shortcut);
    else choose(other);
  }

  return (
    <div>
      <ChoiceTiles
        label={t('shortcuts.label')}
        choices={[...shortcuts.map(({ id, search }) => ({ value: id, label: search })), other]}
        value={follow.isPending ? { value: follow.variables.id, label: '' } : pick}
        onChange={press}
      />
      <p className={styles.problem} role="alert">
        {follow.isError && t('shortcuts.failed')}
      </p>
    </div>
  );
}
