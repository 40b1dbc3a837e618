import type { Page } from 'playwright/test';

type Shift = { value: number; hadRecentInput: boolean };
type Counting = { layoutShifts: { sum: number } };

/**
 * Counts from now on, in the open page and in each that is opened after it, how far what is on the
 * screen moves by itself.
 * @returns reads the sum of the page that is open, which is no less than its CLS
 */
export async function countLayoutShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(count);
  await page.evaluate(count);
  return () => page.evaluate(() => (window as unknown as Counting).layoutShifts.sum);
}

function count(): void {
  const layoutShifts = { sum: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[]) {
      if (!entry.hadRecentInput) layoutShifts.sum += entry.value;
    }
  }).observe({ type: 'layout-shift' });
  Object.assign(window, { layoutShifts });
}
