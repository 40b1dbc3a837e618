import { announce } from '@reset/remote-sdk';
import { PageTile } from '@reset/shared-ui';
import {
  createContext,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  type ReactNode,
  type RefObject,
} from 'react';
import { takeArrival } from '../model/arrival.ts';

interface Props {
  /** Another one is another step; null while it is not known. */
  step: string | null;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * Around the step that is asked now. To be used below the Suspense around a step, so that its
 * heading is there by the time it is looked for.
 */
export function StepPlace({ step, className, children }: Props) {
  const { place, parts } = useFocusOnNewStep(step);
  return (
    <PartsContext value={parts}>
      <div ref={place} className={className}>
        <PageTile>{children}</PageTile>
      </div>
    </PartsContext>
  );
}

/**
 * For a step that asks one thing after another: another part is announced as another step is.
 * @param part null while it is not known: the step is announced once it is
 */
export function useStepPart(part: string | null): void {
  const parts = useContext(PartsContext);
  useEffect(() => parts.tell(part), [parts, part]);
  useEffect(() => () => parts.leave(), [parts]);
}

interface Parts {
  tell: (part: string | null) => void;
  leave: () => void;
}

const PartsContext = createContext<Parts>({ tell: () => undefined, leave: () => undefined });

/**
 * Announces another step once: its heading takes the focus that the step before had, which would
 * begin again at the top of the page; where focus is elsewhere it stays, and the step is announced.
 */
function useFocusOnNewStep(step: string | null): {
  place: RefObject<HTMLDivElement | null>;
  parts: Parts;
} {
  const place = useRef<HTMLDivElement>(null);
  const asked = useRef<{ step: string | null; part: string | null }>({ step: null, part: WHOLE });
  const shown = useRef<string>(null);

  const { parts, show } = useMemo(() => {
    function showNew() {
      if (asked.current.step === null || asked.current.part === null) return;
      const name = `${asked.current.step}/${asked.current.part}`;
      const isNew = shown.current === null ? takeArrival() : shown.current !== name;
      shown.current = name;
      const heading = place.current?.querySelector('h1');
      if (isNew && heading) moveTo(heading, place.current);
    }
    return {
      show: showNew,
      parts: {
        tell(part: string | null) {
          asked.current.part = part;
          showNew();
        },
        leave: () => void (asked.current.part = WHOLE),
      },
    };
  }, []);

  // Ahead of the effects of its parts.
  useLayoutEffect(() => void (asked.current.step = step), [step]);
  useEffect(show, [show, step]);
  return { place, parts };
}

/** The part of a step that has none. */
const WHOLE = '';

function moveTo(heading: HTMLElement, place: Element | null): void {
  const focused = document.activeElement;
  // On all of the page it is where another page was come to.
  const isFree = focused?.contains(place) || place?.contains(focused);
  if (!isFree || focused?.matches('input, textarea, select')) {
    announce(heading.textContent ?? '');
    return;
  }
  beginAt(heading);
}

/** Reading begins anew at a heading, and at the top of the page. */
function beginAt(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  document.documentElement.scrollTop = 0;
}

/** For another screen in a place of its own, whose control has gone: its heading takes the focus. */
export function beginIn(place: HTMLElement | null): void {
  const heading = place?.querySelector('h1');
  if (heading) beginAt(heading);
}
