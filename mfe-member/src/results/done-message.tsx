import { announce } from '@reset/remote-sdk';
import { Banner } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';

interface Props {
  /** What was done, or what comes of it and when. */
  children: string;
}

/** That what she asked for has arrived or is done, announced and focused: its form is gone. */
export function DoneMessage({ children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    announce(children);
    place.current?.focus();
  }, [children]);
  return (
    <div ref={place} tabIndex={-1}>
      <Banner tone="success">
        <p>{children}</p>
      </Banner>
    </div>
  );
}
