import { describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { AllDone, Begun, HalfWay } from './steps.examples.tsx';

const states = () => screen.getAllByRole('listitem').map((step) => step.dataset['state']);
const current = () => screen.getByRole('listitem', { current: 'step' }).textContent;
const links = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('Steps', () => {
  it('says what is done, what is at hand and what follows', () => {
    render(<HalfWay />, { wrapper: MemoryRouter });
    expect(states()).toEqual(['done', 'done', 'current', 'ahead', 'ahead']);
    expect(current()).toBe('3Who you are');
    expect(screen.getAllByText('(done)')).toHaveLength(2);
  });

  it('leads back to what is done, and to nothing that lies ahead', () => {
    render(<HalfWay />, { wrapper: MemoryRouter });
    expect(links()).toEqual(['About you', 'Your address']);
  });

  it('leads nowhere at its beginning', () => {
    render(<Begun />, { wrapper: MemoryRouter });
    expect(current()).toBe('1About you');
    expect(links()).toEqual([]);
  });

  it('has no step at hand at its end', () => {
    render(<AllDone />, { wrapper: MemoryRouter });
    expect(new Set(states())).toEqual(new Set(['done']));
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });
});
