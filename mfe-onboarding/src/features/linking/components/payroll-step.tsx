import { Button } from '@reset/shared-ui';
import type { ReactNode } from 'react';
import { useMessages } from '../linking-messages.ts';
import { LinkStep } from './link-step.tsx';

interface Props {
  onLinked: () => void;
  /** Asks how she is paid instead; absent where she may do without. */
  onTrouble?: (() => void) | undefined;
  /** Leaves this for what she came from. */
  onBack?: (() => void) | undefined;
  /** Leaves payroll out. */
  skip?: ReactNode;
}

/** Links the applicant's payroll, or another way on. */
export function PayrollStep({ onLinked, onTrouble, onBack, skip }: Props) {
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
