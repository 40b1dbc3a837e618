/** jsdom has no `CSS`, whose `escape` react-aria calls when an overlay opens. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
