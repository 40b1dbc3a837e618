import { describe, expect, it } from '@jest/globals';
import { asideBehind, asideFrom, isIntroRequested, withAside, withoutIntro } from './address.ts';

const query = (text: string) => new URLSearchParams(text);

describe('isIntroRequested', () => {
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
    expect(isIntroRequested(query(address))).toBe(isAsked);
  });
});

describe('asideFrom', () => {
  it('knows its own and nothing else', () => {
    expect(asideFrom('payroll_linking', query('step=terms'))).toBeNull();
    expect(asideFrom('payroll_linking', query(''))).toBeNull();
  });

  it('shows what leads on from a screen', () => {
    expect(asideFrom('payroll_linking', query('step=questionnaire'))).toBe('questionnaire');
    expect(asideFrom('ineligible', query('step=questionnaire'))).toBe('questionnaire');
    for (const screen of ['income_wait', 'direct_deposit_not_found', 'unsupported_bank'] as const) {
      expect(asideFrom(screen, query('step=payroll'))).toBe('payroll');
      expect(asideFrom(screen, query('step=questionnaire'))).toBe('questionnaire');
    }
  });

  it('asks anew who she is where she lives elsewhere, or what she told before is looked over', () => {
    expect(asideFrom('ineligible', query('step=personal_info'))).toBe('personal_info');
    expect(asideFrom('identity_verification', query('step=personal_info'))).toBe('personal_info');
    expect(asideFrom('repayment_setup', query('step=personal_info'))).toBeNull();
  });

  it('leaves behind what an address still says of an earlier screen', () => {
    expect(asideFrom('terms_acceptance', query('step=questionnaire'))).toBeNull();
    expect(asideFrom('bank_linking', query('step=payroll'))).toBeNull();
  });
});

describe('asideBehind', () => {
  it('leads from the questions to the payroll that they were opened from', () => {
    expect(asideBehind('direct_deposit_not_found', 'questionnaire')).toBe('payroll');
    expect(asideBehind('payroll_linking', 'questionnaire')).toBeNull();
    expect(asideBehind('ineligible', 'questionnaire')).toBeNull();
    expect(asideBehind('direct_deposit_not_found', 'payroll')).toBeNull();
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
