import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '#components/button/button.tsx';

interface Props {
  children: ReactNode;
  variant?: 'primary' | 'danger';
}

/** Sends the form it stands in, and shows that it is being sent. */
export function SubmitButton({ children, variant = 'primary' }: Props) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button type="submit" variant={variant} isPending={isSubmitting} isWide>
      {children}
    </Button>
  );
}
