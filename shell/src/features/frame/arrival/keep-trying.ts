import { MAIN_ID } from '../components/page-main.tsx';

/** As long as a page's code and its data may take together. */
const LIMIT_MS = 10_000;

/** With these the reader says where she wants to be; nothing may move the page after that. */
const USER_INPUT = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/**
 * Tries now, and again whenever the page has grown, as it does while its data
 * arrive: until it succeeds, the reader moves by herself, or ten seconds are over.
 * @param attempt says whether it succeeded
 * @returns gives up
 */
export function keepTrying(attempt: () => boolean): () => void {
  if (attempt()) return () => undefined;

  const growth = new MutationObserver(() => {
    if (attempt()) stop();
  });
  const timer = setTimeout(stop, LIMIT_MS);
  for (const event of USER_INPUT) window.addEventListener(event, stop, { passive: true });
  growth.observe(document.getElementById(MAIN_ID) ?? document.body, {
    childList: true,
    subtree: true,
  });

  function stop() {
    growth.disconnect();
    clearTimeout(timer);
    for (const event of USER_INPUT) window.removeEventListener(event, stop);
  }
  return stop;
}
