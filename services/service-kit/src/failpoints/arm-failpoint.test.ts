import { describe, expect, it } from '@jest/globals';
import { armFailpoint } from './arm-failpoint.ts';

function passing(env: Record<string, string>, names: string[]): number {
  let deaths = 0;
  const failpoint = armFailpoint(env, () => {
    deaths += 1;
  });
  for (const name of names) failpoint(name);
  return deaths;
}

describe('armFailpoint', () => {
  it('lets everything pass without the variable', () => {
    expect(passing({}, ['authorization.after_commit'])).toBe(0);
  });

  it('ends the process at the place it names, and at no other', () => {
    const env = { FAILPOINT: 'authorization.after_commit' };
    expect(passing(env, ['authorization.before_lock'])).toBe(0);
    expect(passing(env, ['authorization.after_commit'])).toBe(1);
  });

  it('ends it the n-th time', () => {
    const env = { FAILPOINT: 'job.before_acknowledged:3' };
    const place = 'job.before_acknowledged';
    expect(passing(env, [place, place])).toBe(0);
    expect(passing(env, [place, place, place])).toBe(1);
  });

  it('does not start in production, or with a value that names no place', () => {
    const production = { FAILPOINT: 'a.b', NODE_ENV: 'production' };
    expect(() => armFailpoint(production, () => {})).toThrow('never set in production');
    expect(() => armFailpoint({ FAILPOINT: 'kill me' }, () => {})).toThrow('feature.place');
    expect(() => armFailpoint({ FAILPOINT: 'a.b:0' }, () => {})).toThrow('feature.place');
  });
});
