/** jsdom has no `CSS`, whose `escape` react-aria calls when a dialog opens. */
globalThis.CSS ??= { escape: (text: string) => text } as typeof CSS;
