import { Progress, Steps } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '#messages.ts';
import { stepsOf } from '../model/sign-up-steps.ts';
import { LockUp } from './lock-up.tsx';
import { NeedHelp } from './need-help.tsx';
import { SignUpDebug } from './sign-up-debug.tsx';
import styles from './sign-up-shell.module.css';
import { useSignUp } from './use-sign-up.ts';

interface Props {
  children: ReactNode;
}

/** Around every page of a sign-up: the way to its end, from lg on at the side, and help. */
export function SignUpShell({ children }: Props) {
  const t = useMessages();
  const { product, partner } = useSignUp();
  const steps = stepsOf[product].map((id) => ({ id, label: t(`signUp.step.${id}`) }));
  return (
    <div className={styles.shell}>
      <div className={styles.bar}>
        <LockUp partner={partner} />
        <Progress
          label={t('signUp.step.signup')}
          value={1}
          max={steps.length}
          valueText={t('signUp.stepOf', { step: 1, steps: steps.length })}
        />
      </div>
      <div className={styles.side}>
        <LockUp partner={partner} />
        <Steps label={t('signUp.steps')} steps={steps} current="signup" />
      </div>
      <div className={styles.page}>
        {children}
        <SignUpDebug />
      </div>
      <div className={styles.help}>
        <NeedHelp />
      </div>
    </div>
  );
}
