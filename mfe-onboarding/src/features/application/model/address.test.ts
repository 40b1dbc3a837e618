import { describe, expect, it } from '@jest/globals';
import { asideOf, isIntroAsked, withAside, withoutIntro } from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('isIntroAsked', () => {
  it.each([
    ['', false],
    ['showIntro=true', true],
    ['showIntro=false', false],
    ['showIntro', false],
    ['showIntro=true&skip_intro=true', false],
    ['showIntro=true&skip_intro=false', true],
    ['showIntro=true&skip_intro=yes', true],
    ['showintro=true', false],
  ])('of %s is %s', (address, isAsked) => {
    expect(isIntroAsked(query(address))).toBe(isAsked);
  });
});

describe('asideOf', () => {
  it('knows its own and nothing else', () => {
    expect(asideOf(query('step=questionnaire'))).toBe('questionnaire');
    expect(asideOf(query('step=payroll'))).toBe('payroll');
    expect(asideOf(query('step=terms'))).toBeNull();
    expect(asideOf(query(''))).toBeNull();
  });
});

describe('an address that changes', () => {
  it('keeps all that is not changed', () => {
    const before = query('skip_intro=true&hideNavigation=true');
    expect(String(withAside(before, 'payroll'))).toBe(
      'skip_intro=true&hideNavigation=true&step=payroll',
    );
    expect(String(withAside(query('step=payroll&skip_intro=true'), null))).toBe('skip_intro=true');
    expect(String(withoutIntro(query('showIntro=true&skip_intro=false')))).toBe('skip_intro=false');
    expect(String(before)).toBe('skip_intro=true&hideNavigation=true');
  });
});
