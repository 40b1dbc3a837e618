import { useEffect, useRef } from 'react';

interface Props {
  children: string;
}

/** The heading of a step that took the place of another on the same page: the focus goes to it. */
export function StepHeading({ children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
