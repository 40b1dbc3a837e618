import { test, type Page } from 'playwright/test';

interface Shift {
  value: number;
  /** What moved, and from where to where. */
  moved: string[];
}
type Counting = { layoutShifts: Shift[] };

/**
 * Counts from now on, in the open page and in each that is opened after it, how far what is on the
 * screen moves by itself. What moved stands beside the test where it fails.
 * @returns reads the sum of the page that is open, which is no less than its CLS
 */
export async function countLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(count);
  await page.evaluate(untilStill);
  await page.evaluate(count);
  return async () => {
    const shifts = await page.evaluate(() => (window as unknown as Counting).layoutShifts);
    const body = shifts.map(({ value, moved }) => [value, ...moved].join('\n  ')).join('\n');
    if (body) await test.info().attach('layout shifts', { body, contentType: 'text/plain' });
    return shifts.reduce((sum, { value }) => sum + value, 0);
  };
}

/** What a change of size before moves is drawn frames later, and by what follows it later still. */
function untilStill(): Promise<void> {
  return new Promise((done) => {
    const wait = () => setTimeout(() => requestAnimationFrame(() => done()), 500);
    let timer = wait();
    new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = wait();
    }).observe({ type: 'layout-shift' });
  });
}

function count(): void {
  const layoutShifts: Shift[] = [];
  const place = ({ x, y, width, height }: DOMRectReadOnly) =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LayoutShiftEntry[]) {
      if (entry.hadRecentInput) continue;
      const moved = entry.sources.map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML : node?.textContent;
        return `${name?.slice(0, 80)}: ${place(previousRect)} -> ${place(currentRect)}`;
      });
      layoutShifts.push({ value: entry.value, moved });
    }
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { layoutShifts });
}

/** Of the Layout Instability API, which TypeScript's library does not have. */
interface LayoutShiftEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}
