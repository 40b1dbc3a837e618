import { describe, expect, it } from '@jest/globals';
import { dropParameters } from './drop-parameters.ts';

describe('dropParameters', () => {
  it('leaves the others as they were written', () => {
    expect(dropParameters('?a=1%202&flow=tax&b=12-ab-f&c=x+y&c', ['flow'])).toBe(
      '?a=1%202&b=12-ab-f&c=x+y&c',
    );
  });

  it('leaves no question mark behind', () => {
    expect(dropParameters('?flow=tax&flow=ewa', ['flow'])).toBe('');
    expect(dropParameters('', ['flow'])).toBe('');
  });

  it('knows a name however it is escaped, and no name that only begins alike', () => {
    expect(dropParameters('?%66low=tax&flow2=1&myflow=1', ['flow'])).toBe('?flow2=1&myflow=1');
  });
});
