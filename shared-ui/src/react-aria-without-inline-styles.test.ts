import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

const components = join(import.meta.dirname, 'components');
const sources = readdirSync(components, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test|\.examples)\.tsx$/.test(file))
  .map((file) => ({ file, code: readFileSync(join(components, file), 'utf8') }));

describe('the mark for react-aria', () => {
  it('comes with every component that is made of it', () => {
    const ofReactAria = sources.filter(({ code }) => /from 'react-aria/.test(code));
    expect(ofReactAria.length).toBeGreaterThan(0);
    const without = ofReactAria.filter(
      ({ code }) => !code.includes("import '../../react-aria-without-inline-styles.ts';"),
    );
    expect(without.map(({ file }) => file)).toEqual([]);
  });
});
