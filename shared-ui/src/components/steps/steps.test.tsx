import { describe, expect, it } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import {
  AllDone,
  AtAPartOfAStep,
  BackAtOneSkipped,
  BeforeAStep,
  HalfWay,
  OneBroken,
  OneSkipped,
  OneSkippedBeforeAStep,
  OnTheirWay,
  UnderItsName,
} from './steps.examples.tsx';

const steps = () => screen.getAllByRole('listitem').map((step) => step.textContent);
const current = () => screen.queryByRole('listitem', { current: 'step' })?.textContent;
const position = (words: string) =>
  within(screen.getByRole('navigation', { name: 'Steps' })).getByText(words);

describe('Steps', () => {
  it('says what is done, what is at hand and what follows', () => {
    render(<HalfWay />);
    expect(steps()).toEqual([
      'Sign upDone',
      'Checking accountDone',
      'PayrollNow',
      'Personal informationLater',
    ]);
    expect(current()).toBe('PayrollNow');
    expect(position('Step 3 of 4: Payroll')).toBeTruthy();
  });

  it('says what it is the way through, beside where on it one is', () => {
    render(<UnderItsName />);
    expect(position('Apply for your card')).toBeTruthy();
    expect(position('Step 2 of 4: Checking account')).toBeTruthy();
  });

  it('names the part of a step that is asked now, and not the step', () => {
    render(<AtAPartOfAStep />);
    expect(current()).toBe('Personal informationNow');
    expect(position('Step 4 of 4: Terms')).toBeTruthy();
    expect(position('(part 1 of 4)')).toBeTruthy();
  });

  it('is at the step that something else belongs to', () => {
    render(<BeforeAStep />);
    expect(current()).toBe('Personal informationNow');
    expect(position('Step 4 of 4: Confirm your email')).toBeTruthy();
  });

  it('has no step at hand at its end', () => {
    render(<AllDone />);
    expect(new Set(steps().map((text) => text?.slice(-4)))).toEqual(new Set(['Done']));
    expect(current()).toBeUndefined();
    expect(position('4 of 4 done')).toBeTruthy();
  });

  it('does not count what was skipped as done, and says so', () => {
    render(<OneSkippedBeforeAStep />);
    expect(steps()).toEqual([
      'Sign upDone',
      'Checking accountDone',
      'PayrollSkipped',
      'Personal informationNow',
    ]);
    expect(position('Step 4 of 4: Your direct deposit')).toBeTruthy();
  });

  it('calls what does not hold any more broken, and not done', () => {
    render(<OneBroken />);
    expect(steps()).toEqual([
      'Sign upDone',
      'Checking accountFix needed',
      'PayrollDone',
      'Personal informationNow',
    ]);
  });

  it('goes on past what was skipped, and back to it', () => {
    const { unmount } = render(<OneSkipped />);
    expect(position('Step 4 of 4: Personal information')).toBeTruthy();
    expect(current()).toBe('Personal informationNow');
    unmount();
    render(<BackAtOneSkipped />);
    expect(position('Step 3 of 4: Payroll')).toBeTruthy();
    expect(current()).toBe('PayrollNow');
    expect(steps().at(-1)).toBe('Personal informationLater');
  });

  it('is as many steps while their states are not known', () => {
    const { container } = render(<OnTheirWay />);
    expect(container.querySelectorAll('li')).toHaveLength(4);
    expect(screen.getByRole('progressbar', { name: 'Loading your application' })).toBeTruthy();
  });
});
