import { createContext, useContext, useEffect, useMemo, useState } from 'react';

interface WidgetHold {
  /** A provider's widget is open. */
  isHeld: boolean;
  /** Until what it returns is called. */
  hold: () => () => void;
}

const HoldContext = createContext<WidgetHold>({ isHeld: false, hold: () => () => undefined });

/** Around what has to stay as it is behind a widget. */
export const WidgetHoldProvider = HoldContext.Provider;

/** The value of the provider: how many widgets are open is counted here. */
export function useWidgetHolds(): WidgetHold {
  const [open, setOpen] = useState(0);
  return useMemo(
    () => ({
      isHeld: open > 0,
      hold() {
        setOpen((count) => count + 1);
        return () => setOpen((count) => count - 1);
      },
    }),
    [open],
  );
}

export const useIsHeld = (): boolean => useContext(HoldContext).isHeld;

/** Holds what is around this as long as it is there. */
export function useHoldBehind(): void {
  const { hold } = useContext(HoldContext);
  const [begin] = useState(() => hold);
  useEffect(() => begin(), [begin]);
}
