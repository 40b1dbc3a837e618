import { pageData, provideFlags, readDemoMode, sessionStore, setDemoMode } from '@reset/remote-sdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Profile } from '@reset/api-contract/member/profile.ts';
import { DemoControls } from '#controls/demo-controls.tsx';

type Settings = {
  hasTriggers?: boolean;
  isAvailable?: boolean;
  isOn?: boolean;
  /** Who is signed in; null for nobody. */
  user?: Profile | null;
  environment?: string;
};

/** The controls as they stand on a page with these settings. */
export function visitControls({
  hasTriggers = true,
  isAvailable = true,
  isOn = true,
  user = null,
  environment = 'development',
}: Settings = {}) {
  pageData().environment = environment;
  provideFlags({
    demo_triggers: hasTriggers,
    signup_debug: false,
    rf_19_demo_mode: isAvailable,
    rf_6_card_launch: false,
  });
  setDemoMode(isOn);
  readDemoMode();
  const { first_name: firstName, last_name: lastName } = user ?? { first_name: '', last_name: '' };
  sessionStore.setState({
    signedIn: user !== null,
    user: user && { ...user, firstName, lastName },
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const screen = render(
    <QueryClientProvider client={client}>
      <DemoControls />
    </QueryClientProvider>,
  );
  return { ...screen, client, user: userEvent.setup() };
}
