import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { FLAG_NAMES, FLAGS } from '@reset/service-kit';

/* The list of flags says whose code reads each: the page of flags tells staff by it. */

const root = join(import.meta.dirname, '../..');
const READERS = {
  browser: ['shell', 'mfe-public', 'mfe-onboarding', 'mfe-member', 'mfe-admin'],
  server: ['gateway', 'public', 'onboarding', 'member', 'admin'],
};
const FOLDERS = { shell: ['shell/src', 'shell/remote-sdk/src', 'shell/demo/src'] };

/** The flags that code in these folders evaluates. */
function evaluatedIn(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(root, folder, file), 'utf8')),
  );
  const found = files.flatMap((code) => [...code.matchAll(/getBooleanValue\(\s*'([\w-]+)'/g)]);
  return [...new Set(found.map(([, name = '']) => name))].toSorted();
}

const listed = (side: 'browser' | 'server', reader: string) =>
  FLAG_NAMES.filter((name) => FLAGS[name].readers[side].includes(reader)).toSorted();

describe('the readers of flags', () => {
  it.each(READERS.browser)('are listed as the code of %s has it', (slice) => {
    const folders = slice === 'shell' ? FOLDERS.shell : [`${slice}/src`];
    expect(listed('browser', slice.replace('-', '_'))).toEqual(evaluatedIn(folders));
  });

  it.each(READERS.server)('are listed as the code of the %s service has it', (service) => {
    expect(listed('server', service)).toEqual(evaluatedIn([`services/${service}/src`]));
  });
});
