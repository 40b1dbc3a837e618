import { JOURNEYS } from '@reset/remote-sdk/journey';
import { useStepNames } from '@reset/remote-sdk/step-names';
import { Steps } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { NeedHelp } from './need-help.tsx';
import { SignUpDebug } from './sign-up-debug.tsx';
import styles from './sign-up-shell.module.css';
import { useSignUp } from './use-sign-up.ts';

interface Props {
  children: ReactNode;
}

/** Around every page of a sign-up: the way to the end of the application, and help. */
export function SignUpShell({ children }: Props) {
  const nameOf = useStepNames();
  const { product } = useSignUp();
  return (
    <div className={styles.shell}>
      <div className={styles.way}>
        <Steps
          label={nameOf('steps')}
          steps={JOURNEYS[product].map((id) => ({ id, label: nameOf(id) }))}
          current="signup"
        />
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
