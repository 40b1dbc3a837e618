import { useFormikContext } from 'formik';
import { useContext, type ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';
import styles from './form.module.css';
import { FormsOff } from './forms-off.ts';

interface Props {
  children: ReactNode;
  /** `secondary` where the page's next step is another one. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** Only where the page says beside it what is still missing. */
  isDisabled?: boolean;
  /** At work on something else that comes before: keeps its place in the order of focus. */
  isPending?: boolean;
  /** Not beside another, as in a dialog. */
  isWide?: boolean;
}

/** Sends the form it stands in, and shows that it is being sent. */
export function SubmitButton({
  children,
  variant = 'primary',
  isDisabled,
  isPending = false,
  isWide = true,
}: Props) {
  const { isSubmitting } = useFormikContext();
  const off = useContext(FormsOff);
  return (
    <>
      {off !== null && <p className={styles.off}>{off}</p>}
      <Button
        type="submit"
        variant={variant}
        isPending={isSubmitting || isPending}
        isDisabled={isDisabled || off !== null}
        isWide={isWide}
      >
        {children}
      </Button>
    </>
  );
}
