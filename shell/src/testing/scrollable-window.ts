/**
 * Gives the window of jsdom, which lays nothing out, a length and a position.
 * @param height how far down it can be scrolled, in pixels; it may change
 */
export function scrollableWindow(height: number) {
  let top = 0;
  const page = {
    height,
    scrollTo(aim: number) {
      top = Math.min(aim, page.height);
      window.dispatchEvent(new Event('scroll'));
    },
  };
  Object.defineProperty(window, 'scrollY', { get: () => top, configurable: true });
  Object.defineProperty(window, 'scrollTo', {
    value: (options: ScrollToOptions) => page.scrollTo(options.top ?? 0),
    configurable: true,
  });
  return page;
}
