import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';

interface WidgetHold {
  /** A provider's widget is open. */
  isHeld: boolean;
  /** Until what it returns is called. */
  hold: () => () => void;
  /** What is asked, or what came of a widget, is shown with nothing below it. */
  isAlone: boolean;
  /** Until what it returns is called. */
  standAlone: () => () => void;
}

const never = () => () => undefined;
const HoldContext = createContext<WidgetHold>({
  isHeld: false,
  hold: never,
  isAlone: false,
  standAlone: never,
});

/** Around what has to stay as it is behind a widget. */
export const WidgetHoldProvider = HoldContext.Provider;

/** The value of the provider: how many widgets are open is counted here. */
export function useWidgetHolds(): WidgetHold {
  const [isHeld, hold] = useCount();
  const [isAlone, standAlone] = useCount();
  return useMemo(
    () => ({ isHeld, hold, isAlone, standAlone }),
    [isHeld, hold, isAlone, standAlone],
  );
}

/** Whether anybody counts, and how to count until what it returns is called. */
function useCount(): [isAny: boolean, begin: () => () => void] {
  const [count, setCount] = useState(0);
  const begin = useCallback(() => {
    setCount((before) => before + 1);
    return () => setCount((before) => before - 1);
  }, []);
  return [count > 0, begin];
}

export const useIsAlone = (): boolean => useContext(HoldContext).isAlone;
export const useIsHeld = (): boolean => useContext(HoldContext).isHeld;

/** Holds what is around this as long as it is there. */
export function useHoldBehind(): void {
  const { hold } = useContext(HoldContext);
  useEffect(() => hold(), [hold]);
}

/** Leaves nothing below what is asked as long as it is so. */
export function useStandAlone(isSo: boolean): void {
  const { standAlone } = useContext(HoldContext);
  // Before anything is painted: what is below would move for a moment.
  useLayoutEffect(() => (isSo ? standAlone() : undefined), [isSo, standAlone]);
}
