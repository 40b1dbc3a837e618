import '../../react-aria-without-inline-styles.ts';
import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import styles from './tooltip.module.css';

interface Props {
  /** What it is about; it takes focus, so that a keyboard reaches what is said of it. */
  children: ReactNode;
  /** What is said of it, in a few words or a short list. */
  content: ReactNode;
}

/** Says more of something to who points at it, comes to it by keyboard, or touches it. */
export function Tooltip({ children, content }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger
      delay={OPENING_DELAY_MS}
      isOpen={isOpen}
      onOpenChange={setOpen}
      shouldCloseOnPress={false}
    >
      <Button className={styles.trigger} onPress={() => setOpen(true)}>
        {children}
      </Button>
      <AriaTooltip className={styles.tooltip} offset={4}>
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}

const OPENING_DELAY_MS = 300;
