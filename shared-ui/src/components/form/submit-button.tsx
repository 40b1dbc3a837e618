import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';

interface Props {
  children: ReactNode;
  /** `secondary` where the page's next step is another one. */
  variant?: 'primary' | 'secondary' | 'danger';
  /** Only where the page says beside it what is still missing. */
  isDisabled?: boolean;
  /** Not beside another, as in a dialog. */
  isWide?: boolean;
}

/** Sends the form it stands in, and shows that it is being sent. */
export function SubmitButton({ children, variant = 'primary', isDisabled, isWide = true }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      variant={variant}
      isPending={isSubmitting}
      isDisabled={isDisabled}
      isWide={isWide}
    >
      {children}
    </Button>
  );
}
