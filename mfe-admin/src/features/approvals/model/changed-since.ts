import type { LoggedChange } from '#changes/read-changes.ts';

/** As her service says of a field what it was and is, each value as JSON, as the log has it. */
const SAID = /^This was (.*) when it was proposed, and is (.*) by now\.$/;

/** What is another by now than it was when it was proposed, as the refusal says; none where it does not. */
export const changedSince = (errors: Readonly<Record<string, string[]>>): LoggedChange[] =>
  Object.entries(errors).flatMap(([name, [said = '']]) => {
    const [, before, after] = SAID.exec(said) ?? [];
    if (before === undefined || after === undefined) return [];
    return [{ field: name.replaceAll(/[A-Z]/g, (one) => `_${one.toLowerCase()}`), before, after }];
  });
