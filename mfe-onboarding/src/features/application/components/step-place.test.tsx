import { describe, expect, it } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { renderScreen } from '#testing/render-screen.tsx';
import { StepPlace } from './step-place.tsx';

type Loaded = { default: () => ReactNode };

/** One step whose code is here, and another whose code arrives when the test says so. */
function visitSteps({ from }: { from: 'step' | 'aside' }) {
  let arrive: (loaded: Loaded) => void = () => undefined;
  const Second = lazy(() => new Promise<Loaded>((resolve) => (arrive = resolve)));
  function Steps() {
    const [step, setStep] = useState('first');
    const next = (
      <button type="button" onClick={() => setStep('second')}>
        Next
      </button>
    );
    return (
      <>
        <Suspense fallback="Loading">
          <StepPlace step={step}>
            {step === 'first' ? <h2>The first</h2> : <Second />}
            {step === 'first' && from === 'step' && next}
          </StepPlace>
        </Suspense>
        {from === 'aside' && next}
      </>
    );
  }
  const { user } = renderScreen(<Steps />);
  return {
    next: async () => user.click(await screen.findByRole('button', { name: 'Next' })),
    load: () => act(async () => arrive({ default: () => <h2>The second</h2> })),
  };
}

const announced = () => screen.getByRole('status').textContent;

describe('useFocusOnNewStep', () => {
  it('says nothing of the step that a visit begins with', async () => {
    visitSteps({ from: 'step' });
    expect(await screen.findByRole('heading', { name: 'The first' })).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
    expect(announced()).toBe('');
  });

  it('gives the heading the focus that was in the step before, once its code is there', async () => {
    const { next, load } = visitSteps({ from: 'step' });
    await next();
    expect(screen.getByText('Loading')).toBeTruthy();
    await load();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The second' }));
    expect(announced()).toBe('');
  });

  it('leaves focus that is elsewhere, and tells the step instead', async () => {
    const { next, load } = visitSteps({ from: 'aside' });
    await next();
    expect(announced()).toBe('');
    await load();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
    expect(announced()).toBe('The second');
  });
});
