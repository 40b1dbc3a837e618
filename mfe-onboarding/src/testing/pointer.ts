/** What this device is pointed at with, which the test environment does not know. */
export function pointWith(pointer: 'finger' | 'mouse'): void {
  window.matchMedia = ((query: string) => ({
    matches: query === '(pointer: coarse)' && pointer === 'finger',
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia;
}
