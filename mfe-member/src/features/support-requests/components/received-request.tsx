import { announce } from '@reset/remote-sdk';
import { Banner } from '@reset/shared-ui';
import { useEffect, useRef } from 'react';

interface Props {
  /** What comes of it, and when. */
  children: string;
}

/** That something she asked for has arrived, announced and focused: the form that sent it is gone. */
export function ReceivedRequest({ children }: Props) {
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
