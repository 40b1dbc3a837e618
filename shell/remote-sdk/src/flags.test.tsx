import { beforeEach, describe, expect, it } from '@jest/globals';
import { OpenFeature } from '@openfeature/web-sdk';
import { render, screen } from '@testing-library/react';
import { flag, FlagsProvider, provideFlags, useFlag } from './flags.tsx';

const off = {
  demo_triggers: false,
  signup_debug: false,
  rf_19_demo_mode: false,
  rf_6_card_launch: false,
};

beforeEach(() => provideFlags(off));

describe('useFlag', () => {
  const Badge = () => (useFlag('rf-6-card-launch') ? 'launched' : 'invite-only');
  const show = () =>
    render(
      <FlagsProvider>
        <Badge />
      </FlagsProvider>,
    );

  it('has the answer on the first paint', () => {
    provideFlags({ ...off, rf_6_card_launch: true });
    show();
    expect(screen.getByText('launched')).toBeTruthy();
  });

  it('is off unless the page says otherwise', () => {
    show();
    expect(screen.getByText('invite-only')).toBeTruthy();
  });

  it('takes only the names of switches that there are', () => {
    // @ts-expect-error -- no such switch
    const Wrong = () => String(useFlag('rf-7-gold'));
    render(
      <FlagsProvider>
        <Wrong />
      </FlagsProvider>,
    );
    expect(screen.getByText('false')).toBeTruthy();
  });
});

describe('flag', () => {
  it.each(['demo-triggers', 'signup-debug', 'rf-19-demo-mode', 'rf-6-card-launch'] as const)(
    'knows %s',
    (name) => {
      expect(flag(name)).toBe(false);
      provideFlags({ ...off, [name.replaceAll('-', '_')]: true });
      expect(flag(name)).toBe(true);
    },
  );

  it('is off for what is no switch but a part of every object', () => {
    expect(OpenFeature.getClient().getBooleanValue('constructor', false)).toBe(false);
  });

  it('is never anything but on or off', () => {
    const asked = OpenFeature.getClient().getStringDetails('demo-triggers', 'fallback');
    expect(asked).toMatchObject({ value: 'fallback', errorCode: 'TYPE_MISMATCH' });
  });
});
