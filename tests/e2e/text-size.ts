import type { Page } from 'playwright/test';

/**
 * What a reader loses at this width who has set her text to a percentage of its size: a page that
 * or a dialog that scrolls sideways, words that are cut off, and headings that break within a word.
 * In words, the element first.
 */
export async function lostAtTextSize(
  page: Page,
  { percent, width }: { percent: number; width: number },
): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 });
  const still = await page.evaluateHandle(enlarge, percent);
  const lost = [
    ...(await page.evaluate(findOverhang)),
    ...(await page.evaluate(findCutWords)),
    ...(await page.evaluate(findBrokenWords)),
  ];
  await page.evaluate(restore, still);
  return lost.map((words) => `${percent} %: ${words}`);
}

/** As the browser's own setting does: every length in rem follows, and at once. */
function enlarge(percent: number): CSSStyleSheet {
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important; }');
  document.adoptedStyleSheets.push(still);
  document.documentElement.style.fontSize = `${percent}%`;
  return still;
}

function restore(still: CSSStyleSheet): void {
  document.documentElement.style.fontSize = '';
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
}

/** How wide the page, or a dialog on it, is if it is too wide, and what reaches beyond its edge. */
function findOverhang(): string[] {
  const dialogs = [...document.querySelectorAll('[role="dialog"]')];
  return [document.documentElement, ...dialogs]
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((whole) => {
      const edge = whole.getBoundingClientRect().left + whole.clientWidth;
      const beyond = [...whole.querySelectorAll('body *')]
        .filter((element) => element.getBoundingClientRect().right > edge + 1)
        .map((element) => `${element.tagName} "${element.textContent?.trim().slice(0, 40)}"`);
      return `${whole.tagName} is ${whole.scrollWidth} px wide: ${beyond.join(', ')}`;
    });
}

/** Words of headings that end on another line than they begin; longer and double ones may have to. */
function findBrokenWords(): string[] {
  const WORD = /(?<![\p{L}\p{N}-])[\p{L}\p{N}]{1,12}(?![\p{L}\p{N}-])/gu;
  const texts = [...document.querySelectorAll('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility() && heading.clientWidth > 2)
    .flatMap((heading) => {
      const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (walker.nextNode()) found.push(walker.currentNode as Text);
      return found;
    });
  return texts.flatMap((text) =>
    [...text.data.matchAll(WORD)]
      .filter(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      })
      .map(({ 0: word }) => `"${word}" is broken in "${text.data.slice(0, 40)}"`),
  );
}

/** Words that reach beyond a box that shows nothing beyond itself. */
function findCutWords(): string[] {
  const SLACK_PX = 2;
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

  return [...document.body.querySelectorAll('*')]
    .filter(cuts)
    .flatMap((box) =>
      [box, ...box.querySelectorAll('*')]
        .filter((inner) => isRead(inner) && isBeyond(wordsOf(inner), box))
        .map((inner) => `"${inner.textContent?.trim().slice(0, 40)}" is cut off`),
    );

  function cuts(box: Element): boolean {
    const { overflowX, overflowY, webkitLineClamp, textOverflow } = getComputedStyle(box);
    if (!hides(overflowX) && !hides(overflowY)) return false;
    // What ends in dots says so.
    const endsInDots = webkitLineClamp !== 'none' || textOverflow === 'ellipsis';
    return !endsInDots && hasSize(box) && isShown(box);
  }

  /** What is for screen readers alone is a pixel wide. */
  function hasSize(element: Element): boolean {
    const { width, height } = element.getBoundingClientRect();
    return width > SLACK_PX && height > SLACK_PX;
  }

  function isRead(inner: Element): boolean {
    const hasWords = [...inner.childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim() !== '',
    );
    return (
      hasWords &&
      hasSize(inner) &&
      isShown(inner) &&
      !inner.closest('[aria-hidden="true"], [inert], svg')
    );
  }

  function wordsOf(inner: Element): DOMRect {
    const words = document.createRange();
    words.selectNodeContents(inner);
    return words.getBoundingClientRect();
  }

  function isBeyond(words: DOMRect, box: Element): boolean {
    const { overflowX, overflowY } = getComputedStyle(box);
    const { left, right, top, bottom } = box.getBoundingClientRect();
    if (words.width <= SLACK_PX) return false;
    const isBeyondSides = words.right > right + SLACK_PX || words.left < left - SLACK_PX;
    const isBeyondEnds = words.bottom > bottom + SLACK_PX || words.top < top - SLACK_PX;
    return (hides(overflowX) && isBeyondSides) || (hides(overflowY) && isBeyondEnds);
  }
}
