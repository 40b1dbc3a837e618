import { describe, expect, it } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { renderScreen } from '#testing/render-screen.tsx';
import { expectArrival } from '../model/arrival.ts';
import { StepPlace, useStepPart } from './step-place.tsx';

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
            {step === 'first' ? <h1>The first</h1> : <Second />}
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
    load: () => act(async () => arrive({ default: () => <h1>The second</h1> })),
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

  it('gives the heading the focus that is on the page as a whole', async () => {
    const { next, load } = visitSteps({ from: 'aside' });
    await next();
    const page = screen.getByRole('button', { name: 'Next' }).parentElement as HTMLElement;
    page.tabIndex = -1;
    page.focus();
    await load();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'The second' }));
  });

  it('gives the heading the focus after a load of the page that a step led on by, once', async () => {
    expectArrival();
    visitSteps({ from: 'step' });
    expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'The first' }));
    cleanup();
    visitSteps({ from: 'step' });
    await screen.findByRole('heading', { name: 'The first' });
    expect(document.activeElement).toBe(document.body);
  });
});

describe('useStepPart', () => {
  function Part({ part }: { part: string | null }) {
    useStepPart(part);
    return <h1 key={part}>{part ?? 'Loading'}</h1>;
  }

  /** A step whose part changes by itself. */
  function visitParts(first: string | null) {
    let go: (part: string | null) => void = () => undefined;
    function Step() {
      const [part, setPart] = useState(first);
      useEffect(() => void (go = setPart), []);
      return (
        <StepPlace step="step">
          <Part part={part} />
          <input aria-label="Name" />
        </StepPlace>
      );
    }
    const { user } = renderScreen(<Step />);
    return { user, to: async (part: string) => act(async () => go(part)) };
  }
  const heading = (name: string) => screen.findByRole('heading', { name });

  it('gives the heading of another part the focus, and of the first none', async () => {
    const { to } = visitParts(null);
    await heading('Loading');
    await to('wait');
    expect(document.activeElement).toBe(document.body);
    await to('pictures');
    expect(document.activeElement).toBe(await heading('pictures'));
    await to('approved');
    expect(document.activeElement).toBe(await heading('approved'));
  });

  it('tells it instead to somebody who types', async () => {
    const { user, to } = visitParts('wait');
    const field = await screen.findByRole('textbox', { name: 'Name' });
    await user.type(field, 'Ann');
    await to('pictures');
    expect(document.activeElement).toBe(field);
    expect(announced()).toBe('pictures');
  });
});
