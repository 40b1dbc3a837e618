/** Has the page believe that the script that is imported next was loaded from this address. */
export function loadFrom(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
}

/** The frames of the page, in its order. */
export const frames = (): HTMLIFrameElement[] => [...document.querySelectorAll('iframe')];

export const addresses = (): string[] => frames().map(({ src }) => src);

/** Posts an event of the sandbox to the page, as a frame does; of the newest frame by default. */
export function post(
  event: object,
  { frame = frames().at(-1), origin }: { frame?: HTMLIFrameElement | undefined; origin: string },
): void {
  const source = frame?.contentWindow ?? null;
  window.dispatchEvent(new MessageEvent('message', { source, origin, data: { sandbox: event } }));
}
